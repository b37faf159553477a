/** A file dropped where nothing takes it would be opened by the browser, in place of the studio or beside it. */
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
