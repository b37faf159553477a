// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { Attach } from '#ui/attachment.ts';
import accountDeletion from './account-deletion/attach.ts';
import companyAdmin from './company-admin/attach.ts';
import configAccess from './config-access/attach.ts';
import contactForm from './contact-form/attach.ts';
import feedbackForm from './feedback-form/attach.ts';
import hero from './hero/attach.ts';
import modelList from './model-list/attach.ts';
import openApp from './open-app/attach.ts';
import resourceList from './resource-list/attach.ts';
import search from './search/attach.ts';
import shortContactForm from './short-contact-form/attach.ts';
import tabs from './tabs/attach.ts';
import trialAccount from './trial-account/attach.ts';
import video from './video/attach.ts';

/** What brings the markup of a block to life, by the block's name; `name` is what its roots carry in `data-attach`. */
export const blockAttachments: ReadonlyMap<string, { readonly name: string; readonly attach: Attach }> = new Map([
  ['haptera/account-deletion', { name: 'account-deletion', attach: accountDeletion }],
  ['haptera/company-admin', { name: 'company-admin', attach: companyAdmin }],
  ['haptera/config-access', { name: 'config-access', attach: configAccess }],
  ['haptera/contact-form', { name: 'contact-form', attach: contactForm }],
  ['haptera/feedback-form', { name: 'feedback-form', attach: feedbackForm }],
  ['haptera/hero', { name: 'hero', attach: hero }],
  ['haptera/model-list', { name: 'model-list', attach: modelList }],
  ['haptera/open-app', { name: 'open-app', attach: openApp }],
  ['haptera/resource-list', { name: 'resource-list', attach: resourceList }],
  ['haptera/search', { name: 'search', attach: search }],
  ['haptera/short-contact-form', { name: 'short-contact-form', attach: shortContactForm }],
  ['haptera/tabs', { name: 'tabs', attach: tabs }],
  ['haptera/trial-account', { name: 'trial-account', attach: trialAccount }],
  ['haptera/video', { name: 'video', attach: video }],
]);
