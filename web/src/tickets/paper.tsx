// A ticket as it comes out on paper: the lines that the printer gets, as wide as it has them.
import { useMemo } from 'react';
import {
  COLUMNS,
  type QrLine,
  type Ticket,
  type TextLine,
} from '@brasa/core/tickets/ticket.rules.ts';
import { qrPath } from '../ui/picture/qr-path.ts';

/** Dots of a printer in a millimetre. */
const DOTS_PER_MM = 8;

const SIZES: Record<TextLine['size'], string> = {
  1: 'text-[1em]',
  2: 'text-[2em]',
  4: 'text-[4em]',
};

/** 72 mm of text on 80 mm of paper; a letter is 0.6 of its size wide. */
export function Paper({ ticket }: { ticket: Ticket }) {
  return (
    <div className="w-[72mm] font-mono text-[2.8mm] leading-tight text-black [print-color-adjust:exact]">
      {ticket.lines.map((line, at) => {
        // The lines of a ticket never change places.
        const key = `${at} ${line.type}`;
        if (line.type === 'rule') return <Rule key={key} />;
        return line.type === 'qr' ? <Qr key={key} line={line} /> : <Text key={key} line={line} />;
      })}
    </div>
  );
}

function Text({ line: { text, size, isBold, isInverted } }: { line: TextLine }) {
  const look = `${isBold ? 'font-bold' : ''} ${isInverted ? 'bg-black text-white' : ''}`;
  return (
    <p className={`whitespace-pre ${SIZES[size]}`}>
      <span className={look}>{text}</span>
    </p>
  );
}

const Rule = () => (
  <p aria-hidden="true" className="overflow-hidden whitespace-pre">
    {'─'.repeat(COLUMNS)}
  </p>
);

function Qr({ line: { text, dots } }: { line: QrLine }) {
  const { side, path } = useMemo(() => qrPath(text, 0), [text]);
  return (
    <svg
      role="img"
      aria-label="Código QR tributario"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto my-[1.5mm] block"
      style={{ width: `${(side * dots) / DOTS_PER_MM}mm` }}
    >
      <path fill="#000" d={path} />
    </svg>
  );
}
