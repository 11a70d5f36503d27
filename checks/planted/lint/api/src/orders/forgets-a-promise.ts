declare const save: () => Promise<void>;

export function close() {
  save();
}
