// Every component of src/ui on one page, in the light that ?light= asks for (paper, night, desk).
// Only for looking: `npx vite web`, then /gallery/. Not part of the build.
import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Badge } from '../src/ui/badge.tsx';
import { Button } from '../src/ui/button/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { EmptyState } from '../src/ui/state/empty-state.tsx';
import { ErrorState } from '../src/ui/state/error-state.tsx';
import { FormError } from '../src/ui/form/form-error.tsx';
import { Price } from '../src/ui/price.tsx';
import { Skeleton } from '../src/ui/state/skeleton.tsx';
import { Tabs } from '../src/ui/tabs/tabs.tsx';
import { toast } from '../src/ui/toast/toast.ts';
import { Toaster } from '../src/ui/toast/toaster.tsx';
import { Tooltip, TooltipProvider } from '../src/ui/overlay/tooltip.tsx';
import { Fields, Sheets } from './gallery-forms.tsx';
import '../src/ui/styles/styles.css';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}

function Gallery() {
  const [tab, setTab] = useState('a');
  const tabs = [
    { value: 'a', label: 'Pollos', content: 'Lo de la primera' },
    { value: 'b', label: 'Paellas', content: 'Lo de la segunda' },
  ];
  return (
    <div className="page-width grid gap-4 py-16 lg:grid-cols-3">
      <Group title="Botones">
        <Button>Hacer Pedido</Button>
        <Button variant="done">Entregado</Button>
        <Button variant="secondary">Encargar</Button>
        <Button variant="quiet">Cancelar</Button>
        <Button variant="danger">Marcar como Error</Button>
        <Button pending pendingText="Procesando...">
          Pedir
        </Button>
      </Group>
      <Fields />
      <Group title="Estados">
        <EmptyState title="Sin pedidos">Aquí aparecen los pedidos pendientes.</EmptyState>
        <ErrorState
          title="No se pudo cargar"
          query={{ refetch: () => toast({ title: 'Otra vez' }), isFetching: false }}
        />
        <FormError title="Error en el formulario">Fecha de recogida inválida</FormError>
        <Skeleton />
      </Group>
      <Group title="Palabras y precios">
        <p className="flex flex-wrap gap-2">
          <Badge>2 usuarios</Badge>
          <Badge tone="good">5 € disponible</Badge>
          <Badge tone="warn">Sin avisar</Badge>
          <Badge tone="bad">Usuario inactivo</Badge>
          <Badge tone="outline">Superadmin</Badge>
        </p>
        <p>
          <Price amount="13.50" />
        </p>
        <Tabs label="Categorías" tabs={tabs} value={tab} onValueChange={setTab} />
      </Group>
      <Group title="Capas">
        <Sheets />
        <Tooltip text="Permite actualizar el horario al sincronizar">
          <Button variant="secondary">Ayuda</Button>
        </Tooltip>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Pedido realizado', tone: 'good', durationMs: 60_000 })}
        >
          Aviso
        </Button>
      </Group>
    </div>
  );
}

const light = new URLSearchParams(window.location.search).get('light');
if (light === 'desk') document.documentElement.dataset['light'] = 'desk';
if (light === 'night') document.body.classList.add('night');

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <TooltipProvider>
        <Gallery />
        <Toaster />
      </TooltipProvider>
    </MemoryRouter>
  </StrictMode>,
);
