import { blockIdAt } from '../block-elements.ts';
import type { Builder } from '../builder-context.ts';

/** A file that is dropped on the page becomes a picture after the block it was dropped on. */
export function listenToFiles(frame: Document, host: Builder): () => void {
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = host.isReadOnly ? 'none' : 'copy';
  };
  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const hit = frame.elementFromPoint(event.clientX, event.clientY);
    host.addPictures([...event.dataTransfer.files], blockIdAt(hit));
  };
  frame.addEventListener('dragover', onDragOver);
  frame.addEventListener('drop', onDrop);
  return () => {
    frame.removeEventListener('dragover', onDragOver);
    frame.removeEventListener('drop', onDrop);
  };
}
