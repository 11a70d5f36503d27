/** Whether the change would make anything of the row different. */
export function differs<Row extends object>(row: Row, change: Partial<Row>): boolean {
  return Object.entries(change).some(([column, value]) => row[column as keyof Row] !== value);
}
