// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { DataRequest } from '#cms-schema/define-load.ts';
import type { Resolver } from '#cms-schema/field.ts';
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { ReactElement, ReactNode } from 'react';
import type { BlockHost } from './block-props.ts';
import accountDeletion from './account-deletion/block.ts';
import { AccountDeletion } from './account-deletion/account-deletion.tsx';
import callToAction from './call-to-action/block.ts';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import caseFacts from './case-facts/block.ts';
import { CaseFacts } from './case-facts/case-facts.tsx';
import caseGrid from './case-grid/block.ts';
import { CaseGrid } from './case-grid/case-grid.tsx';
import column from './column/block.ts';
import { Column } from './column/column.tsx';
import columns from './columns/block.ts';
import { Columns } from './columns/columns.tsx';
import companyAdmin from './company-admin/block.ts';
import { CompanyAdmin } from './company-admin/company-admin.tsx';
import configAccess from './config-access/block.ts';
import { ConfigAccess } from './config-access/config-access.tsx';
import contactForm from './contact-form/block.ts';
import { ContactForm } from './contact-form/contact-form.tsx';
import divider from './divider/block.ts';
import { Divider } from './divider/divider.tsx';
import faq from './faq/block.ts';
import { Faq } from './faq/faq.tsx';
import featureGrid from './feature-grid/block.ts';
import { FeatureGrid } from './feature-grid/feature-grid.tsx';
import feedbackForm from './feedback-form/block.ts';
import { FeedbackForm } from './feedback-form/feedback-form.tsx';
import figures from './figures/block.ts';
import { Figures } from './figures/figures.tsx';
import hapticCurves from './haptic-curves/block.ts';
import { HapticCurves } from './haptic-curves/haptic-curves.tsx';
import hero from './hero/block.ts';
import { Hero } from './hero/hero.tsx';
import legalText from './legal-text/block.ts';
import { LegalText } from './legal-text/legal-text.tsx';
import mediaText from './media-text/block.ts';
import { MediaText } from './media-text/media-text.tsx';
import openApp from './open-app/block.ts';
import { OpenApp } from './open-app/open-app.tsx';
import picture from './picture/block.ts';
import { Picture } from './picture/picture.tsx';
import pricingTiers from './pricing-tiers/block.ts';
import { PricingTiers } from './pricing-tiers/pricing-tiers.tsx';
import quote from './quote/block.ts';
import { Quote } from './quote/quote.tsx';
import richText from './rich-text/block.ts';
import { RichText } from './rich-text/rich-text.tsx';
import section from './section/block.ts';
import { Section } from './section/section.tsx';
import shortContactForm from './short-contact-form/block.ts';
import { ShortContactForm } from './short-contact-form/short-contact-form.tsx';
import specTable from './spec-table/block.ts';
import { SpecTable } from './spec-table/spec-table.tsx';
import tab from './tab/block.ts';
import { Tab } from './tab/tab.tsx';
import tabs from './tabs/block.ts';
import { Tabs } from './tabs/tabs.tsx';
import trialAccount from './trial-account/block.ts';
import { TrialAccount } from './trial-account/trial-account.tsx';
import video from './video/block.ts';
import { Video } from './video/video.tsx';

/** Draws a block that shows live content, with what its host has of it. */
export type WithData = <Data>(request: DataRequest<Data>, draw: (data: Data) => ReactElement) => ReactElement;

/** Draws a block from the attributes of its newest version. `slots` gives what stands in a slot of it, already drawn. */
export type DrawBlock = (
  attributes: JsonObject,
  resolver: Resolver,
  host: BlockHost,
  slots: (name: string) => ReactNode,
  withData: WithData,
) => ReactElement;

/** Every block by its name, but those that show live content, for where all of them may be needed at once: the builder. */
export const blockComponents: ReadonlyMap<string, DrawBlock> = new Map<string, DrawBlock>([
  [
    'haptera/account-deletion',
    (attributes, resolver, host) => (
      <AccountDeletion {...resolveFields(accountDeletion.fields, parseFields(accountDeletion.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/call-to-action',
    (attributes, resolver, host) => (
      <CallToAction {...resolveFields(callToAction.fields, parseFields(callToAction.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/case-facts',
    (attributes, resolver, host) => (
      <CaseFacts {...resolveFields(caseFacts.fields, parseFields(caseFacts.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/case-grid',
    (attributes, resolver, host) => (
      <CaseGrid {...resolveFields(caseGrid.fields, parseFields(caseGrid.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/column',
    (attributes, resolver, host, slots) => (
      <Column {...resolveFields(column.fields, parseFields(column.fields, attributes, null), resolver)} content={slots('content')} host={host} />
    ),
  ],
  [
    'haptera/columns',
    (attributes, resolver, host, slots) => (
      <Columns {...resolveFields(columns.fields, parseFields(columns.fields, attributes, null), resolver)} columns={slots('columns')} host={host} />
    ),
  ],
  [
    'haptera/company-admin',
    (attributes, resolver, host) => (
      <CompanyAdmin {...resolveFields(companyAdmin.fields, parseFields(companyAdmin.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/config-access',
    (attributes, resolver, host) => (
      <ConfigAccess {...resolveFields(configAccess.fields, parseFields(configAccess.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/contact-form',
    (attributes, resolver, host) => (
      <ContactForm {...resolveFields(contactForm.fields, parseFields(contactForm.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/divider',
    (attributes, resolver, host) => (
      <Divider {...resolveFields(divider.fields, parseFields(divider.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/faq',
    (attributes, resolver, host) => (
      <Faq {...resolveFields(faq.fields, parseFields(faq.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/feature-grid',
    (attributes, resolver, host) => (
      <FeatureGrid {...resolveFields(featureGrid.fields, parseFields(featureGrid.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/feedback-form',
    (attributes, resolver, host) => (
      <FeedbackForm {...resolveFields(feedbackForm.fields, parseFields(feedbackForm.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/figures',
    (attributes, resolver, host) => (
      <Figures {...resolveFields(figures.fields, parseFields(figures.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/haptic-curves',
    (attributes, resolver, host) => (
      <HapticCurves {...resolveFields(hapticCurves.fields, parseFields(hapticCurves.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/hero',
    (attributes, resolver, host) => (
      <Hero {...resolveFields(hero.fields, parseFields(hero.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/legal-text',
    (attributes, resolver, host) => (
      <LegalText {...resolveFields(legalText.fields, parseFields(legalText.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/media-text',
    (attributes, resolver, host) => (
      <MediaText {...resolveFields(mediaText.fields, parseFields(mediaText.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/open-app',
    (attributes, resolver, host) => (
      <OpenApp {...resolveFields(openApp.fields, parseFields(openApp.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/picture',
    (attributes, resolver, host) => (
      <Picture {...resolveFields(picture.fields, parseFields(picture.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/pricing-tiers',
    (attributes, resolver, host) => (
      <PricingTiers {...resolveFields(pricingTiers.fields, parseFields(pricingTiers.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/quote',
    (attributes, resolver, host) => (
      <Quote {...resolveFields(quote.fields, parseFields(quote.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/rich-text',
    (attributes, resolver, host) => (
      <RichText {...resolveFields(richText.fields, parseFields(richText.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/section',
    (attributes, resolver, host, slots) => (
      <Section {...resolveFields(section.fields, parseFields(section.fields, attributes, null), resolver)} content={slots('content')} host={host} />
    ),
  ],
  [
    'haptera/short-contact-form',
    (attributes, resolver, host) => (
      <ShortContactForm {...resolveFields(shortContactForm.fields, parseFields(shortContactForm.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/spec-table',
    (attributes, resolver, host) => (
      <SpecTable {...resolveFields(specTable.fields, parseFields(specTable.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/tab',
    (attributes, resolver, host, slots) => (
      <Tab {...resolveFields(tab.fields, parseFields(tab.fields, attributes, null), resolver)} content={slots('content')} host={host} />
    ),
  ],
  [
    'haptera/tabs',
    (attributes, resolver, host, slots) => (
      <Tabs {...resolveFields(tabs.fields, parseFields(tabs.fields, attributes, null), resolver)} tabs={slots('tabs')} host={host} />
    ),
  ],
  [
    'haptera/trial-account',
    (attributes, resolver, host) => (
      <TrialAccount {...resolveFields(trialAccount.fields, parseFields(trialAccount.fields, attributes, null), resolver)} host={host} />
    ),
  ],
  [
    'haptera/video',
    (attributes, resolver, host) => (
      <Video {...resolveFields(video.fields, parseFields(video.fields, attributes, null), resolver)} host={host} />
    ),
  ],
]);
