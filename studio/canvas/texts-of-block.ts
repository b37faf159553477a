/** The text nodes of a block in order, including hidden ones, without those of blocks inside it. */
export function textsOf(element: Element): Text[] {
  return [...element.childNodes].flatMap((child) => {
    if (isText(child)) return child.data.trim() === '' ? [] : [child];
    return isElement(child) && !child.matches(notItsWords) ? textsOf(child) : [];
  });
}

const notItsWords = '[data-block], style, script';

/** Nodes of the frame are not instances of the host's classes. */
function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
