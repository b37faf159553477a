/** Prevents the browser from opening a file that is dropped outside a drop zone and so replacing the studio. */
export function keepFilesOut(view: Window): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  view.addEventListener('dragover', refuse);
  view.addEventListener('drop', refuse);
  return () => {
    view.removeEventListener('dragover', refuse);
    view.removeEventListener('drop', refuse);
  };
}
