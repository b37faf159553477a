/** Downloads text as a CSV file. */
export function saveText(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  openToSave(address, name);
  // By then the browser has started reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads from a URL that responds with an attachment. */
export function openToSave(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
