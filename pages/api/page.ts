export { answerPage as default } from '#site/render/answer-page.ts';

/** Next parses this statically: keep it literal. */
export const config = { api: { bodyParser: false, responseLimit: false } };
