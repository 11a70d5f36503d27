import { useState } from 'react';
import { Button } from '../src/ui/button/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { Checkbox } from '../src/ui/form/checkbox.tsx';
import { ChoiceChips } from '../src/ui/form/choice-chips.tsx';
import { DateField } from '../src/ui/form/date-field.tsx';
import { Dialog } from '../src/ui/overlay/dialog.tsx';
import { Drawer } from '../src/ui/overlay/drawer.tsx';
import { SelectField } from '../src/ui/form/select-field.tsx';
import { Switch } from '../src/ui/form/switch.tsx';
import { TextArea } from '../src/ui/form/text-area.tsx';
import { TextField } from '../src/ui/form/text-field.tsx';

const SLOTS = ['13:00', '13:30', '14:00'].map((value) => ({ value, label: value }));

export function Fields() {
  const [slot, setSlot] = useState<string | null>('13:30');
  const [open, setOpen] = useState(true);
  return (
    <Card as="section" className="grid content-start gap-5 lg:row-span-2">
      <h2 className="text-lg">Campos</h2>
      <TextField label="Nombre" defaultValue="María" />
      <TextField label="Teléfono" hint="Solo para avisarte" error="Teléfono inválido" />
      <SelectField label="Cantidad" options={SLOTS} placeholder="Elige" />
      <DateField label="Día de recogida" defaultValue="2026-11-21" />
      <ChoiceChips label="Hora de recogida" choices={SLOTS} value={slot} onChange={setSlot} />
      <TextArea label="Notas" defaultValue="Con patatas" />
      <Checkbox label="Acepto el tratamiento de mis datos" defaultChecked />
      <Checkbox label="Acepto las condiciones" error="Debe aceptar las condiciones de fraude" />
      <Switch label="Abierto" checked={open} onCheckedChange={setOpen} />
    </Card>
  );
}

export function Sheets() {
  const [sheet, setSheet] = useState<'dialog' | 'right' | 'bottom' | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      <Button onClick={() => setSheet('dialog')}>Diálogo</Button>
      <Button onClick={() => setSheet('right')}>Cajón</Button>
      <Button onClick={() => setSheet('bottom')}>Cajón inferior</Button>
      <Dialog open={sheet === 'dialog'} onOpenChange={close} title="Crear Nuevo Usuario">
        <TextField label="Usuario" />
      </Dialog>
      <Drawer
        open={sheet === 'right' || sheet === 'bottom'}
        side={sheet === 'bottom' ? 'bottom' : 'right'}
        onOpenChange={close}
        title="Pedido 000123"
        description="Hoy a las 14:00"
        footer={
          <Button variant="done" onClick={close}>
            Entregado
          </Button>
        }
      >
        <p>2 pollos para María</p>
      </Drawer>
    </>
  );
}
