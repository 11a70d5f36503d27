// A table that goes on over as many pages as it takes, with its head on each of them.
import { COLOURS, PAGE, STYLES, type TextStyle } from './invoice-style.ts';
import type { Part, Sheet } from './sheet.ts';

export type Column = {
  title: string;
  /** At least; see fitColumns. */
  width: number;
  align: 'left' | 'right';
  /** `body` unless it says otherwise. */
  style?: TextStyle;
  /** Whether it names its row. */
  isRowHead?: boolean;
};

export type Table = {
  x: number;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Said above the head, at the right, on the first page. */
  caption?: string;
  /** What has to find room under the last row, on the same page. */
  keepBelow?: number;
};

type Cell = { column: Column; text: string; x: number };

const PADDING = { across: 6, head: 5, row: 4, caption: 4 };

/** A hair more than the text, so that it never takes two lines for a rounding. */
const outerWidth = (text: number): number => text + 2 * PADDING.across + 0.1;

const innerWidth = (column: Column): number => column.width - 2 * PADDING.across;

function cellsOf({ x, columns }: Table, texts: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  let left = x;
  columns.forEach((column, at) => {
    cells.push({ column, text: texts[at] ?? '', x: left });
    left += column.width;
  });
  return cells;
}

export function columnsWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

/**
 * The columns with room for each of their figures in one line. The first one takes what is left of the
 * width, where there is a width to keep to.
 */
export function fitColumns(
  sheet: Sheet,
  columns: readonly Column[],
  rows: Table['rows'],
  width?: number,
): Column[] {
  const fitted = columns.map((column, at) => {
    if (at === 0) return column;
    const texts = rows.map((row) => sheet.widthOf(row[at] ?? '', column.style ?? STYLES.body));
    return { ...column, width: Math.max(column.width, ...texts.map(outerWidth)) };
  });
  const [first, ...figures] = fitted;
  if (first === undefined || width === undefined) return fitted;
  return [{ ...first, width: width - columnsWidth(figures) }, ...figures];
}

const tableWidth = ({ columns }: Table): number => columnsWidth(columns);

const headTexts = ({ columns }: Table): string[] => columns.map(({ title }) => title);

function heightOf(
  sheet: Sheet,
  cells: readonly Cell[],
  padding: number,
  style?: TextStyle,
): number {
  const heights = cells.map(({ column, text }) =>
    sheet.heightOf(text, style ?? column.style ?? STYLES.body, innerWidth(column)),
  );
  return Math.max(...heights) + 2 * padding;
}

function writeCell(sheet: Sheet, { column, text, x }: Cell, y: number, style: TextStyle): void {
  const place = { x: x + PADDING.across, y, width: innerWidth(column), align: column.align };
  sheet.write(text, style, place);
}

/** Where the head ends. Only the first one is read; the others are what paper needs. */
function drawHead(sheet: Sheet, part: Part | null, table: Table, y: number): number {
  const cells = cellsOf(table, headTexts(table));
  const height = headHeight(sheet, table);
  sheet.artifact('Layout', () => {
    sheet.rectangle(COLOURS.paper, table.x, y, tableWidth(table), height);
    sheet.rectangle(COLOURS.ink, table.x, y + height - 0.8, tableWidth(table), 0.8);
  });
  const write = (cell: Cell) => {
    // Short titles stand on the head's last line.
    const own = sheet.heightOf(cell.text, STYLES.label, innerWidth(cell.column));
    writeCell(sheet, cell, y + height - PADDING.head - own, STYLES.label);
  };
  if (part === null) sheet.artifact('Pagination', () => cells.forEach(write));
  else
    sheet.group(part, 'THead', (head) =>
      sheet.group(head, 'TR', (row) => {
        for (const cell of cells) sheet.part(row, 'TH', () => write(cell), { scope: 'Column' });
      }),
    );
  return y + height;
}

function drawRow(sheet: Sheet, part: Part, cells: readonly Cell[], y: number): void {
  sheet.group(part, 'TR', (row) => {
    for (const cell of cells) {
      const { isRowHead = false, style = STYLES.body } = cell.column;
      const write = () => writeCell(sheet, cell, y + PADDING.row, style);
      if (isRowHead) sheet.part(row, 'TH', write, { scope: 'Row' });
      else sheet.part(row, 'TD', write);
    }
  });
}

/** Where the caption ends. */
function drawCaption(sheet: Sheet, part: Part, table: Table, y: number): number {
  const { caption, x } = table;
  if (caption === undefined) return y;
  const place = { x, y, width: tableWidth(table), align: 'right' } as const;
  sheet.part(part, 'Caption', () => sheet.write(caption, STYLES.label, place));
  return y + captionHeight(table);
}

const captionHeight = ({ caption }: Table): number =>
  caption === undefined ? 0 : STYLES.label.leading + PADDING.caption;

/** How much the row takes, with what has to stay with it. */
function neededBy(sheet: Sheet, table: Table, at: number): number {
  const height = heightOf(sheet, cellsOf(table, table.rows[at] ?? []), PADDING.row);
  return at === table.rows.length - 1 ? height + (table.keepBelow ?? 0) : height;
}

function drawRows(sheet: Sheet, part: Part, table: Table, top: number): number {
  let y = top;
  table.rows.forEach((texts, at) => {
    if (at > 0 && y + neededBy(sheet, table, at) > PAGE.bottom) {
      sheet.addPage();
      y = drawHead(sheet, null, table, PAGE.top);
    }
    const cells = cellsOf(table, texts);
    drawRow(sheet, part, cells, y);
    y += heightOf(sheet, cells, PADDING.row);
    sheet.artifact('Layout', () =>
      sheet.rectangle(COLOURS.line, table.x, y, tableWidth(table), 0.5),
    );
  });
  return y;
}

function headHeight(sheet: Sheet, table: Table): number {
  return heightOf(sheet, cellsOf(table, headTexts(table)), PADDING.head, STYLES.label);
}

/** Draws the table from `y` on; answers where it ends, on the page on which it ends. */
export function drawTable(sheet: Sheet, parent: Part, table: Table, y: number): number {
  const needed = captionHeight(table) + headHeight(sheet, table) + neededBy(sheet, table, 0);
  let end = y;
  if (y + needed > PAGE.bottom) {
    sheet.addPage();
    end = PAGE.top;
  }
  sheet.group(parent, 'Table', (part) => {
    end = drawHead(sheet, part, table, drawCaption(sheet, part, table, end));
    sheet.group(part, 'TBody', (body) => {
      end = drawRows(sheet, body, table, end);
    });
  });
  return end;
}

/** How high the table is where it does not leave its page. */
export function tableHeight(sheet: Sheet, table: Table): number {
  const rows = table.rows.map((row) => heightOf(sheet, cellsOf(table, row), PADDING.row));
  const head = captionHeight(table) + headHeight(sheet, table);
  return rows.reduce((sum, height) => sum + height, head);
}
