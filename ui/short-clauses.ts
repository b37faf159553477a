import type { ReactNode } from 'react';

/**
 * Whether a text has several clauses, each of at most `longest` characters. Chinese has no spaces, so browsers break its lines
 * inside words; a text of short clauses breaks only between them (`breakBetweenClauses`). A clause longer than the line would leave
 * single characters on a line of their own, so such texts keep the browser's breaks. False for nodes that are not a string.
 */
export function hasShortClauses(children: ReactNode, longest: number): boolean {
  if (typeof children !== 'string') return false;
  const clauses = children.split(clauseEnd).filter((clause) => clause.trim() !== '');
  return clauses.length > 1 && clauses.every((clause) => clause.trim().length <= longest);
}

const clauseEnd = /(?<=[，；：。？！])/;
