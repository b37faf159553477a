// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { BlockHost } from '#blocks/block-props.ts';
import { AccountDeletion } from '#blocks/account-deletion/account-deletion.tsx';
import appListLoad from '#blocks/app-list/load.ts';
import { AppList } from '#blocks/app-list/app-list.tsx';
import { CallToAction } from '#blocks/call-to-action/call-to-action.tsx';
import { CaseFacts } from '#blocks/case-facts/case-facts.tsx';
import { CaseGrid } from '#blocks/case-grid/case-grid.tsx';
import { Column } from '#blocks/column/column.tsx';
import { Columns } from '#blocks/columns/columns.tsx';
import { CompanyAdmin } from '#blocks/company-admin/company-admin.tsx';
import { Comparison } from '#blocks/comparison/comparison.tsx';
import { ConfigAccess } from '#blocks/config-access/config-access.tsx';
import { ContactForm } from '#blocks/contact-form/contact-form.tsx';
import { Divider } from '#blocks/divider/divider.tsx';
import docTreeLoad from '#blocks/doc-tree/load.ts';
import { DocTree } from '#blocks/doc-tree/doc-tree.tsx';
import { Faq } from '#blocks/faq/faq.tsx';
import { FeatureGrid } from '#blocks/feature-grid/feature-grid.tsx';
import { FeedbackForm } from '#blocks/feedback-form/feedback-form.tsx';
import { FeelCurve } from '#blocks/feel-curve/feel-curve.tsx';
import { Figures } from '#blocks/figures/figures.tsx';
import { Gallery } from '#blocks/gallery/gallery.tsx';
import { HapticCurves } from '#blocks/haptic-curves/haptic-curves.tsx';
import { Hero } from '#blocks/hero/hero.tsx';
import { LegalText } from '#blocks/legal-text/legal-text.tsx';
import { MediaText } from '#blocks/media-text/media-text.tsx';
import modelListLoad from '#blocks/model-list/load.ts';
import { ModelList } from '#blocks/model-list/model-list.tsx';
import { OpenApp } from '#blocks/open-app/open-app.tsx';
import { Picture } from '#blocks/picture/picture.tsx';
import postListLoad from '#blocks/post-list/load.ts';
import { PostList } from '#blocks/post-list/post-list.tsx';
import { PricingTiers } from '#blocks/pricing-tiers/pricing-tiers.tsx';
import questionListLoad from '#blocks/question-list/load.ts';
import { QuestionList } from '#blocks/question-list/question-list.tsx';
import { Quote } from '#blocks/quote/quote.tsx';
import resourceListLoad from '#blocks/resource-list/load.ts';
import { ResourceList } from '#blocks/resource-list/resource-list.tsx';
import { RichText } from '#blocks/rich-text/rich-text.tsx';
import searchLoad from '#blocks/search/load.ts';
import { Search } from '#blocks/search/search.tsx';
import { Section } from '#blocks/section/section.tsx';
import { ShortContactForm } from '#blocks/short-contact-form/short-contact-form.tsx';
import { SpecTable } from '#blocks/spec-table/spec-table.tsx';
import { Tab } from '#blocks/tab/tab.tsx';
import { Tabs } from '#blocks/tabs/tabs.tsx';
import { TrialAccount } from '#blocks/trial-account/trial-account.tsx';
import { Video } from '#blocks/video/video.tsx';
import { isHeading } from '#blocks/outline-level.ts';
import type { DataRequest, Parameters } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { ReactNode } from 'react';
import { articleAttachment } from './page/article/article.tsx';
import { ForeignMarkup } from './page/foreign-markup.tsx';
import type { EditorBlockPartsFragment } from './generated/graphql.ts';

/** A block with all that it needs to be drawn. */
export interface PreparedBlock {
  /** Whether it draws a heading of its own. */
  readonly hasHeading: boolean;
  /** Whether it is made to open pages. */
  readonly isOpening: boolean;
  /** The module that brings it to life; null: it stays as it is. */
  readonly attachment: string | null;
  /** `slots` gives what stands in a slot of it, already drawn. */
  draw(host: BlockHost, slots: (name: string) => ReactNode): ReactNode;
}

/** Asks for the live content of a block, and says what becomes of one that cannot be had. */
export type LoadBlock = <Data>(
  request: DataRequest<Data>,
  prepare: (data: Data) => PreparedBlock,
) => Promise<PreparedBlock>;

/** What is asked for all blocks of a page is asked at once. */
export async function prepareBlock(
  block: EditorBlockPartsFragment,
  locale: Locale,
  load: LoadBlock,
  parameters: Parameters,
): Promise<PreparedBlock> {
  switch (block.__typename) {
    case 'HapteraAccountDeletion':
      return {
        hasHeading: isHeading(block.accountDeletion.heading),
        isOpening: false,
        attachment: 'account-deletion',
        draw: (host) => <AccountDeletion {...block.accountDeletion} host={host} />,
      };
    case 'HapteraAppList':
      return load(appListLoad.request(block.appList, locale, parameters), (data) => ({
        hasHeading: isHeading(block.appList.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <AppList {...block.appList} data={data} host={host} />,
      }));
    case 'HapteraCallToAction':
      return {
        hasHeading: isHeading(block.callToAction.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <CallToAction {...block.callToAction} host={host} />,
      };
    case 'HapteraCaseFacts':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: null,
        draw: (host) => <CaseFacts {...block.caseFacts} host={host} />,
      };
    case 'HapteraCaseGrid':
      return {
        hasHeading: isHeading(block.caseGrid.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <CaseGrid {...block.caseGrid} host={host} />,
      };
    case 'HapteraColumn':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: null,
        draw: (host, slots) => <Column {...block.column} content={slots('content')} host={host} />,
      };
    case 'HapteraColumns':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: null,
        draw: (host, slots) => <Columns {...block.columns} columns={slots('columns')} host={host} />,
      };
    case 'HapteraCompanyAdmin':
      return {
        hasHeading: isHeading(block.companyAdmin.heading),
        isOpening: false,
        attachment: 'company-admin',
        draw: (host) => <CompanyAdmin {...block.companyAdmin} host={host} />,
      };
    case 'HapteraComparison':
      return {
        hasHeading: isHeading(block.comparison.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <Comparison {...block.comparison} host={host} />,
      };
    case 'HapteraConfigAccess':
      return {
        hasHeading: isHeading(block.configAccess.heading),
        isOpening: false,
        attachment: 'config-access',
        draw: (host) => <ConfigAccess {...block.configAccess} host={host} />,
      };
    case 'HapteraContactForm':
      return {
        hasHeading: isHeading(block.contactForm.heading),
        isOpening: false,
        attachment: 'contact-form',
        draw: (host) => <ContactForm {...block.contactForm} host={host} />,
      };
    case 'HapteraDivider':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: null,
        draw: (host) => <Divider {...block.divider} host={host} />,
      };
    case 'HapteraDocTree':
      return load(docTreeLoad.request(block.docTree, locale, parameters), (data) => ({
        hasHeading: isHeading(block.docTree.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <DocTree {...block.docTree} data={data} host={host} />,
      }));
    case 'HapteraFaq':
      return {
        hasHeading: isHeading(block.faq.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <Faq {...block.faq} host={host} />,
      };
    case 'HapteraFeatureGrid':
      return {
        hasHeading: isHeading(block.featureGrid.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <FeatureGrid {...block.featureGrid} host={host} />,
      };
    case 'HapteraFeedbackForm':
      return {
        hasHeading: isHeading(block.feedbackForm.heading),
        isOpening: false,
        attachment: 'feedback-form',
        draw: (host) => <FeedbackForm {...block.feedbackForm} host={host} />,
      };
    case 'HapteraFeelCurve':
      return {
        hasHeading: isHeading(block.feelCurve.heading),
        isOpening: false,
        attachment: 'feel-curve',
        draw: (host) => <FeelCurve {...block.feelCurve} host={host} />,
      };
    case 'HapteraFigures':
      return {
        hasHeading: isHeading(block.figures.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <Figures {...block.figures} host={host} />,
      };
    case 'HapteraGallery':
      return {
        hasHeading: isHeading(block.gallery.heading),
        isOpening: false,
        attachment: 'gallery',
        draw: (host) => <Gallery {...block.gallery} host={host} />,
      };
    case 'HapteraHapticCurves':
      return {
        hasHeading: isHeading(block.hapticCurves.heading),
        isOpening: false,
        attachment: 'haptic-curves',
        draw: (host) => <HapticCurves {...block.hapticCurves} host={host} />,
      };
    case 'HapteraHero':
      return {
        hasHeading: isHeading(block.hero.heading),
        isOpening: true,
        attachment: 'hero',
        draw: (host) => <Hero {...block.hero} host={host} />,
      };
    case 'HapteraLegalText':
      return {
        hasHeading: isHeading(block.legalText.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <LegalText {...block.legalText} host={host} />,
      };
    case 'HapteraMediaText':
      return {
        hasHeading: isHeading(block.mediaText.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <MediaText {...block.mediaText} host={host} />,
      };
    case 'HapteraModelList':
      return load(modelListLoad.request(block.modelList, locale, parameters), (data) => ({
        hasHeading: isHeading(block.modelList.heading),
        isOpening: false,
        attachment: 'model-list',
        draw: (host) => <ModelList {...block.modelList} data={data} host={host} />,
      }));
    case 'HapteraOpenApp':
      return {
        hasHeading: isHeading(block.openApp.heading),
        isOpening: false,
        attachment: 'open-app',
        draw: (host) => <OpenApp {...block.openApp} host={host} />,
      };
    case 'HapteraPicture':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: null,
        draw: (host) => <Picture {...block.picture} host={host} />,
      };
    case 'HapteraPostList':
      return load(postListLoad.request(block.postList, locale, parameters), (data) => ({
        hasHeading: isHeading(block.postList.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <PostList {...block.postList} data={data} host={host} />,
      }));
    case 'HapteraPricingTiers':
      return {
        hasHeading: isHeading(block.pricingTiers.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <PricingTiers {...block.pricingTiers} host={host} />,
      };
    case 'HapteraQuestionList':
      return load(questionListLoad.request(block.questionList, locale, parameters), (data) => ({
        hasHeading: isHeading(block.questionList.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <QuestionList {...block.questionList} data={data} host={host} />,
      }));
    case 'HapteraQuote':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: null,
        draw: (host) => <Quote {...block.quote} host={host} />,
      };
    case 'HapteraResourceList':
      return load(resourceListLoad.request(block.resourceList, locale, parameters), (data) => ({
        hasHeading: isHeading(block.resourceList.heading),
        isOpening: false,
        attachment: 'resource-list',
        draw: (host) => <ResourceList {...block.resourceList} data={data} host={host} />,
      }));
    case 'HapteraRichText':
      return {
        hasHeading: isHeading(block.richText.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <RichText {...block.richText} host={host} />,
      };
    case 'HapteraSearch':
      return load(searchLoad.request(block.search, locale, parameters), (data) => ({
        hasHeading: isHeading(block.search.heading),
        isOpening: false,
        attachment: 'search',
        draw: (host) => <Search {...block.search} data={data} host={host} />,
      }));
    case 'HapteraSection':
      return {
        hasHeading: isHeading(block.section.heading),
        isOpening: false,
        attachment: null,
        draw: (host, slots) => <Section {...block.section} content={slots('content')} host={host} />,
      };
    case 'HapteraShortContactForm':
      return {
        hasHeading: isHeading(block.shortContactForm.heading),
        isOpening: false,
        attachment: 'short-contact-form',
        draw: (host) => <ShortContactForm {...block.shortContactForm} host={host} />,
      };
    case 'HapteraSpecTable':
      return {
        hasHeading: isHeading(block.specTable.heading),
        isOpening: false,
        attachment: null,
        draw: (host) => <SpecTable {...block.specTable} host={host} />,
      };
    case 'HapteraTab':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: null,
        draw: (host, slots) => <Tab {...block.tab} content={slots('content')} host={host} />,
      };
    case 'HapteraTabs':
      return {
        hasHeading: isHeading(block.tabs.heading),
        isOpening: false,
        attachment: 'tabs',
        draw: (host, slots) => <Tabs {...block.tabs} tabs={slots('tabs')} host={host} />,
      };
    case 'HapteraTrialAccount':
      return {
        hasHeading: isHeading(block.trialAccount.heading),
        isOpening: false,
        attachment: 'trial-account',
        draw: (host) => <TrialAccount {...block.trialAccount} host={host} />,
      };
    case 'HapteraVideo':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: 'video',
        draw: (host) => <Video {...block.video} host={host} />,
      };
    case 'ForeignBlock':
      return {
        hasHeading: false,
        isOpening: false,
        attachment: articleAttachment(block.renderedHtml),
        draw: (host) => <ForeignMarkup html={block.renderedHtml} host={host} />,
      };
  }
}
