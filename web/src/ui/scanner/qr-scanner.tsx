// A camera that reads one QR. It knows nothing of what the text means; whoever shows it takes it away
// again, and with it the camera is given back.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Flashlight } from 'lucide-react';
import { torchOf } from '../../browser/camera/camera.ts';
import { readVideo } from '../../browser/camera/read-video.ts';
import { useCamera, type CameraState } from '../../browser/camera/use-camera.ts';
import type { MediaFault } from '../../browser/device/media-devices.ts';
import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';
import { Spinner } from '../state/spinner.tsx';
import { dismissToast, toast } from '../toast/toast.ts';

type QrScannerProps = {
  /** Called once, with the text of the first QR that is read. */
  onRead: (text: string) => void;
  onCancel: () => void;
};

type Failure = { title: string; text?: string; hint: string };

const SCANNER_FAILURE =
  'Error en el escáner - No se pudo activar la cámara. Verifica los permisos.';

const CAMERA_FAILURES: Record<MediaFault, Failure> = {
  denied: {
    title: 'Error de cámara',
    text: 'Permisos de cámara denegados. Por favor, permite el acceso a la cámara para escanear códigos QR.',
    hint: 'El permiso está junto a la dirección de la página, en el candado o el icono de la cámara.',
  },
  missing: {
    title: SCANNER_FAILURE,
    hint: 'No se ha encontrado ninguna cámara que pueda usar esta página.',
  },
  busy: {
    title: SCANNER_FAILURE,
    hint: 'Puede que la esté usando otra aplicación.',
  },
};

const READER_FAILURE: Failure = {
  title: 'Error procesando QR',
  text: 'No se pudo cargar el lector de códigos.',
  hint: 'Comprueba la conexión y vuelve a intentarlo.',
};

/** The viewfinder, with what the camera is doing; "Cancelar" is always there. */
export function QrScanner({ onRead, onCancel }: QrScannerProps) {
  const { camera, retry } = useCamera();
  const [isReaderLost, setIsReaderLost] = useState(false);
  const cameraFailure = camera.status === 'failed' ? CAMERA_FAILURES[camera.fault] : null;
  const failure = isReaderLost ? READER_FAILURE : cameraFailure;
  useEffect(() => {
    if (!failure) return;
    const { title, text } = failure;
    const said = toast({ title, ...(text && { description: text }), tone: 'bad' });
    // No longer true once somebody has tried again or gone elsewhere.
    return () => dismissToast(said);
  }, [failure]);

  if (failure) {
    const tryAgain = () => {
      setIsReaderLost(false);
      retry();
    };
    return <Failed failure={failure} onRetry={tryAgain} onCancel={onCancel} />;
  }
  return (
    <div className="grid gap-4">
      <div className="relative mx-auto aspect-square w-full max-w-[min(24rem,55dvh)] overflow-hidden rounded night bg-paper text-ink">
        {camera.status === 'open' ? (
          <Viewfinder
            stream={camera.stream}
            onRead={onRead}
            onFault={() => setIsReaderLost(true)}
          />
        ) : (
          <Waiting status={camera.status} />
        )}
      </div>
      <p role="status" className="text-center text-ink-soft">
        {camera.status === 'open' && 'Centra el código QR en el recuadro.'}
      </p>
      <Button variant="secondary" size="large" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}

function Waiting({ status }: { status: CameraState['status'] }) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <Spinner className="size-10" />
      <p className="text-balance">
        {status === 'asking'
          ? 'Permite el acceso a la cámara en el aviso del navegador.'
          : 'Abriendo la cámara...'}
      </p>
    </div>
  );
}

type ViewfinderProps = {
  stream: MediaStream;
  onRead: (text: string) => void;
  onFault: () => void;
};

function Viewfinder({ stream, onRead, onFault }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const onText = useEffectEvent((text: string) => {
    // Felt rather than looked for; where the device cannot, nothing happens.
    if ('vibrate' in navigator) navigator.vibrate(60);
    onRead(text);
  });
  const onReaderFault = useEffectEvent((error: unknown) => {
    console.error(error);
    onFault();
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // Interrupted when the scanner is taken away at once.
    element.play().catch(() => undefined);
    const stop = readVideo(element, { onText, onFault: onReaderFault });
    return () => {
      stop();
      element.srcObject = null;
    };
  }, [stream]);

  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        aria-label="Imagen de la cámara"
        className="size-full object-cover"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-[12%] rounded-card border-4 border-ink shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
      />
      <Torch stream={stream} />
    </>
  );
}

/** Where the device has a lamp. */
function Torch({ stream }: { stream: MediaStream }) {
  const [isOn, setIsOn] = useState(false);
  const [lamp] = useState(() => torchOf(stream));
  if (!lamp) return null;
  const toggle = async () => {
    await lamp(!isOn);
    setIsOn(!isOn);
  };
  return (
    <button
      type="button"
      aria-label="Linterna"
      aria-pressed={isOn}
      onClick={() => void toggle().catch(() => undefined)}
      className="absolute right-2 bottom-2 grid size-14 place-items-center rounded-full bg-paper/80 text-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <Flashlight />
    </button>
  );
}

type FailedProps = { failure: Failure; onRetry: () => void; onCancel: () => void };

function Failed({ failure: { title, text, hint }, onRetry, onCancel }: FailedProps) {
  return (
    <div className="grid gap-4">
      <FormError title={title}>
        {text && <p className="mb-2">{text}</p>}
        <p className="text-sm">{hint}</p>
      </FormError>
      <Button size="large" onClick={onRetry}>
        Reintentar
      </Button>
      <Button variant="secondary" size="large" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
