export { answerChanges as default } from '#site/development/answer-changes.ts';
