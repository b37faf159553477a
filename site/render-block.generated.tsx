// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { BlockHost } from '#blocks/block-props.ts';
import { CallToAction } from '#blocks/call-to-action/call-to-action.tsx';
import { CaseGrid } from '#blocks/case-grid/case-grid.tsx';
import { Column } from '#blocks/column/column.tsx';
import { Columns } from '#blocks/columns/columns.tsx';
import { Divider } from '#blocks/divider/divider.tsx';
import { Faq } from '#blocks/faq/faq.tsx';
import { FeatureGrid } from '#blocks/feature-grid/feature-grid.tsx';
import { Figures } from '#blocks/figures/figures.tsx';
import { Hero } from '#blocks/hero/hero.tsx';
import { MediaText } from '#blocks/media-text/media-text.tsx';
import { ModelList } from '#blocks/model-list/model-list.tsx';
import { Picture } from '#blocks/picture/picture.tsx';
import { PricingTiers } from '#blocks/pricing-tiers/pricing-tiers.tsx';
import { Quote } from '#blocks/quote/quote.tsx';
import { RichText } from '#blocks/rich-text/rich-text.tsx';
import { Section } from '#blocks/section/section.tsx';
import { SpecTable } from '#blocks/spec-table/spec-table.tsx';
import { Tab } from '#blocks/tab/tab.tsx';
import { Tabs } from '#blocks/tabs/tabs.tsx';
import { Video } from '#blocks/video/video.tsx';
import type { ReactElement, ReactNode } from 'react';
import { ForeignMarkup } from './page/foreign-markup.tsx';
import type { EditorBlockPartsFragment } from './generated/graphql.ts';

/** Draws a block. `slots` gives what stands in a slot of it, already drawn. */
export function renderBlock(
  block: EditorBlockPartsFragment,
  host: BlockHost,
  slots: (name: string) => ReactNode,
): ReactElement {
  switch (block.__typename) {
    case 'HapteraCallToAction':
      return <CallToAction {...block.callToAction} host={host} />;
    case 'HapteraCaseGrid':
      return <CaseGrid {...block.caseGrid} host={host} />;
    case 'HapteraColumn':
      return <Column {...block.column} content={slots('content')} host={host} />;
    case 'HapteraColumns':
      return <Columns {...block.columns} columns={slots('columns')} host={host} />;
    case 'HapteraDivider':
      return <Divider {...block.divider} host={host} />;
    case 'HapteraFaq':
      return <Faq {...block.faq} host={host} />;
    case 'HapteraFeatureGrid':
      return <FeatureGrid {...block.featureGrid} host={host} />;
    case 'HapteraFigures':
      return <Figures {...block.figures} host={host} />;
    case 'HapteraHero':
      return <Hero {...block.hero} host={host} />;
    case 'HapteraMediaText':
      return <MediaText {...block.mediaText} host={host} />;
    case 'HapteraModelList':
      return <ModelList {...block.modelList} host={host} />;
    case 'HapteraPicture':
      return <Picture {...block.picture} host={host} />;
    case 'HapteraPricingTiers':
      return <PricingTiers {...block.pricingTiers} host={host} />;
    case 'HapteraQuote':
      return <Quote {...block.quote} host={host} />;
    case 'HapteraRichText':
      return <RichText {...block.richText} host={host} />;
    case 'HapteraSection':
      return <Section {...block.section} content={slots('content')} host={host} />;
    case 'HapteraSpecTable':
      return <SpecTable {...block.specTable} host={host} />;
    case 'HapteraTab':
      return <Tab {...block.tab} content={slots('content')} host={host} />;
    case 'HapteraTabs':
      return <Tabs {...block.tabs} tabs={slots('tabs')} host={host} />;
    case 'HapteraVideo':
      return <Video {...block.video} host={host} />;
    case 'ForeignBlock':
      return <ForeignMarkup html={block.renderedHtml} host={host} />;
  }
}
