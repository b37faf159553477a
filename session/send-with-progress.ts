import type { Send } from './call-platform.ts';

/** Sends like `fetch` and reports upload progress from 0 to 1, which `fetch` cannot do. */
export function sendWithProgress(tellShare: (share: number) => void): Send {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => tellShare(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve({ status: request.status, text: async () => request.responseText });
      request.onerror = () => reject(new TypeError('The network failed.'));
      signal?.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(body instanceof FormData ? body : null);
    });
}
