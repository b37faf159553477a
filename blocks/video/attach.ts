/** Replaces the poster with the platform's player when it is pressed. Nothing is loaded from the platform before that. */
export default function attachPlayer(link: HTMLElement): () => void {
  const { embed, title } = link.dataset;
  // Editors' rich text cannot contain this attribute; other addresses are refused all the same.
  if (!embed?.startsWith('https://')) return () => {};
  let frame: HTMLIFrameElement | null = null;

  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    frame = link.ownerDocument.createElement('iframe');
    frame.className = 'video-stage';
    frame.title = title ?? '';
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    );
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = embed;
    link.replaceWith(frame);
    frame.focus();
  };
  link.addEventListener('click', play);
  return () => {
    link.removeEventListener('click', play);
    frame?.replaceWith(link);
  };
}
