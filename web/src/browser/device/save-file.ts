export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
