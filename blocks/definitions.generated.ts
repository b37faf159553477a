// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { Definitions } from '#cms-schema/typed-document.ts';
import accountDeletion from './account-deletion/block.ts';
import appList from './app-list/block.ts';
import callToAction from './call-to-action/block.ts';
import caseFacts from './case-facts/block.ts';
import caseGrid from './case-grid/block.ts';
import column from './column/block.ts';
import columns from './columns/block.ts';
import companyAdmin from './company-admin/block.ts';
import comparison from './comparison/block.ts';
import configAccess from './config-access/block.ts';
import contactForm from './contact-form/block.ts';
import divider from './divider/block.ts';
import docTree from './doc-tree/block.ts';
import faq from './faq/block.ts';
import featureGrid from './feature-grid/block.ts';
import feedbackForm from './feedback-form/block.ts';
import feelCurve from './feel-curve/block.ts';
import figures from './figures/block.ts';
import gallery from './gallery/block.ts';
import hapticCurves from './haptic-curves/block.ts';
import hero from './hero/block.ts';
import legalText from './legal-text/block.ts';
import mediaText from './media-text/block.ts';
import modelList from './model-list/block.ts';
import openApp from './open-app/block.ts';
import picture from './picture/block.ts';
import postList from './post-list/block.ts';
import pricingTiers from './pricing-tiers/block.ts';
import questionList from './question-list/block.ts';
import quote from './quote/block.ts';
import resourceList from './resource-list/block.ts';
import richText from './rich-text/block.ts';
import search from './search/block.ts';
import section from './section/block.ts';
import shortContactForm from './short-contact-form/block.ts';
import specTable from './spec-table/block.ts';
import tab from './tab/block.ts';
import tabs from './tabs/block.ts';
import trialAccount from './trial-account/block.ts';
import video from './video/block.ts';

export const blockDefinitions = [
  accountDeletion,
  appList,
  callToAction,
  caseFacts,
  caseGrid,
  column,
  columns,
  companyAdmin,
  comparison,
  configAccess,
  contactForm,
  divider,
  docTree,
  faq,
  featureGrid,
  feedbackForm,
  feelCurve,
  figures,
  gallery,
  hapticCurves,
  hero,
  legalText,
  mediaText,
  modelList,
  openApp,
  picture,
  postList,
  pricingTiers,
  questionList,
  quote,
  resourceList,
  richText,
  search,
  section,
  shortContactForm,
  specTable,
  tab,
  tabs,
  trialAccount,
  video,
] as const;

/** Every block of the product by its name. */
export const definitions: Definitions = new Map(blockDefinitions.map((definition) => [definition.name, definition]));
