/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Types of visitor accounts. */
export type AccountType =
  | 'customer'
  | 'trialCustomer'
  | 'user';

/** A colour by its role in the design. */
export type ColorToken =
  | 'dark'
  | 'light'
  | 'signal'
  | 'tint';

export type FaqFieldsTopic =
  | 'account'
  | 'business'
  | 'design'
  | 'engine'
  | 'hardware'
  | 'start';

export type HapteraCallToActionLook =
  | 'line'
  | 'wave';

export type HapteraCaseGridCasesTags =
  | 'apps'
  | 'cars'
  | 'games'
  | 'inputMethods'
  | 'laptops'
  | 'phonesAndTablets';

export type HapteraCaseGridLayout =
  | 'grid'
  | 'rows';

export type HapteraColumnLook =
  | 'plain'
  | 'raised'
  | 'ruled';

export type HapteraColumnsAlign =
  | 'middle'
  | 'top';

export type HapteraColumnsGap =
  | 'narrow'
  | 'normal'
  | 'wide';

export type HapteraColumnsPhoneOrder =
  | 'asWritten'
  | 'reversed';

export type HapteraColumnsRatio =
  | 'equal'
  | 'wideFirst'
  | 'wideLast';

export type HapteraCompanyAdminView =
  | 'accounts'
  | 'totals';

export type HapteraConfigAccessNeeds =
  | 'configTool'
  | 'customConfig';

export type HapteraConfigAccessView =
  | 'create'
  | 'detail'
  | 'edit'
  | 'list'
  | 'overview'
  | 'text';

export type HapteraDividerLook =
  | 'line'
  | 'space'
  | 'waveform';

export type HapteraDividerSize =
  | 'large'
  | 'medium'
  | 'small';

export type HapteraFeatureGridColumns =
  | 'four'
  | 'three'
  | 'two';

export type HapteraFeatureGridFeaturesIcon =
  | 'actuator'
  | 'bolt'
  | 'book'
  | 'car'
  | 'chat'
  | 'chip'
  | 'clock'
  | 'code'
  | 'download'
  | 'file'
  | 'gameController'
  | 'gear'
  | 'headphones'
  | 'layers'
  | 'shield'
  | 'smartphone'
  | 'spark'
  | 'touch'
  | 'trackpad'
  | 'users'
  | 'waveform';

export type HapteraFeatureGridLayout =
  | 'chain'
  | 'grid';

export type HapteraFeelCurveLook =
  | 'drawing'
  | 'picture';

export type HapteraFeelCurveStart =
  | 'click'
  | 'detent'
  | 'engine'
  | 'heartbeat'
  | 'own'
  | 'rain'
  | 'recoil';

export type HapteraGalleryArrangement =
  | 'columns'
  | 'grid'
  | 'strip';

export type HapteraHeroOpening =
  | 'device'
  | 'draw'
  | 'lead'
  | 'plain'
  | 'product'
  | 'wave';

export type HapteraHeroSize =
  | 'full'
  | 'page';

export type HapteraMediaTextAlign =
  | 'center'
  | 'start';

export type HapteraMediaTextLayout =
  | 'beside'
  | 'full';

export type HapteraMediaTextRatio =
  | 'even'
  | 'wideMedia'
  | 'wideText';

export type HapteraMediaTextSide =
  | 'left'
  | 'right';

export type HapteraOpenAppMoment =
  | 'failed'
  | 'open';

export type HapteraPictureWidth =
  | 'content'
  | 'full'
  | 'page'
  | 'text';

export type HapteraPostListLayout =
  | 'cards'
  | 'lead'
  | 'rows';

export type HapteraPostListOf =
  | 'posts'
  | 'tutorials';

export type HapteraPostListOrder =
  | 'newest'
  | 'oldest';

export type HapteraPricingTiersTiersFeaturesIncluded =
  | 'no'
  | 'partial'
  | 'yes';

export type HapteraRichTextWidth =
  | 'beside'
  | 'content'
  | 'text';

export type HapteraSectionSpace =
  | 'compact'
  | 'none'
  | 'normal'
  | 'roomy';

export type HapteraSectionWidth =
  | 'content'
  | 'page'
  | 'text'
  | 'wide';

export type HapteraSpecTableGroupsRowsValuesMark =
  | 'no'
  | 'none'
  | 'partial'
  | 'yes';

export type HapteraTabIcon =
  | 'actuator'
  | 'book'
  | 'car'
  | 'chip'
  | 'code'
  | 'download'
  | 'gameController'
  | 'gear'
  | 'headphones'
  | 'info'
  | 'layers'
  | 'none'
  | 'smartphone'
  | 'touch'
  | 'trackpad'
  | 'users'
  | 'waveform';

export type HapteraVideoKind =
  | 'file'
  | 'platform';

export type HapteraVideoWidth =
  | 'content'
  | 'page'
  | 'text';

export type LanguageCode =
  | 'EN'
  | 'ZH';

export type PageFieldsLayout =
  | 'configTool'
  | 'default'
  | 'independent'
  | 'logout'
  | 'notFound'
  | 'pure';

export type ResourceFieldsCategory =
  | 'app'
  | 'code'
  | 'notOpen'
  | 'sdk'
  | 'unity';

export type ResourceFieldsDownloadType =
  | 'needLogin'
  | 'notOpen';

export type ResourceFieldsIcon =
  | 'chip'
  | 'code'
  | 'file'
  | 'layers'
  | 'smartphone'
  | 'trackpad'
  | 'waveform';

export type ResourceFieldsTab =
  | 'code'
  | 'design'
  | 'effect'
  | 'sdk';

/** Taxonomies that documents can be filed under. */
export type Taxonomy =
  | 'category'
  | 'post_tag';

export type TutorialFieldsLevel =
  | 'advanced'
  | 'beginner';

type EditorBlocks_Doc_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type EditorBlocks_Faq_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type EditorBlocks_Page_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type EditorBlocks_Post_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type EditorBlocks_Resource_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type EditorBlocks_Tutorial_Fragment = { editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

export type EditorBlocksFragment =
  | EditorBlocks_Doc_Fragment
  | EditorBlocks_Faq_Fragment
  | EditorBlocks_Page_Fragment
  | EditorBlocks_Post_Fragment
  | EditorBlocks_Resource_Fragment
  | EditorBlocks_Tutorial_Fragment
;

type EditorBlockParts_ForeignBlock_Fragment = { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number };

type EditorBlockParts_HapteraAccountDeletion_Fragment = { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraAppList_Fragment = { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } };

type EditorBlockParts_HapteraCallToAction_Fragment = { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } };

type EditorBlockParts_HapteraCaseFacts_Fragment = { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } };

type EditorBlockParts_HapteraCaseGrid_Fragment = { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } };

type EditorBlockParts_HapteraColumn_Fragment = { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } };

type EditorBlockParts_HapteraColumns_Fragment = { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } };

type EditorBlockParts_HapteraCompanyAdmin_Fragment = { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } };

type EditorBlockParts_HapteraComparison_Fragment = { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } };

type EditorBlockParts_HapteraConfigAccess_Fragment = { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } };

type EditorBlockParts_HapteraContactForm_Fragment = { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraDivider_Fragment = { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } };

type EditorBlockParts_HapteraDocTree_Fragment = { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraFaq_Fragment = { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } };

type EditorBlockParts_HapteraFeatureGrid_Fragment = { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } };

type EditorBlockParts_HapteraFeedbackForm_Fragment = { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraFeelCurve_Fragment = { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } };

type EditorBlockParts_HapteraFigures_Fragment = { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } };

type EditorBlockParts_HapteraGallery_Fragment = { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } };

type EditorBlockParts_HapteraHapticCurves_Fragment = { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } };

type EditorBlockParts_HapteraHero_Fragment = { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } };

type EditorBlockParts_HapteraLegalText_Fragment = { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } };

type EditorBlockParts_HapteraMediaText_Fragment = { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } };

type EditorBlockParts_HapteraModelList_Fragment = { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } };

type EditorBlockParts_HapteraOpenApp_Fragment = { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } };

type EditorBlockParts_HapteraPicture_Fragment = { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } };

type EditorBlockParts_HapteraPostList_Fragment = { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } };

type EditorBlockParts_HapteraPricingTiers_Fragment = { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } };

type EditorBlockParts_HapteraQuestionList_Fragment = { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraQuote_Fragment = { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } };

type EditorBlockParts_HapteraResourceList_Fragment = { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } };

type EditorBlockParts_HapteraRichText_Fragment = { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } };

type EditorBlockParts_HapteraSearch_Fragment = { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } };

type EditorBlockParts_HapteraSection_Fragment = { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } };

type EditorBlockParts_HapteraShortContactForm_Fragment = { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraSpecTable_Fragment = { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } };

type EditorBlockParts_HapteraTab_Fragment = { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } };

type EditorBlockParts_HapteraTabs_Fragment = { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraTrialAccount_Fragment = { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } };

type EditorBlockParts_HapteraVideo_Fragment = { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } };

export type EditorBlockPartsFragment =
  | EditorBlockParts_ForeignBlock_Fragment
  | EditorBlockParts_HapteraAccountDeletion_Fragment
  | EditorBlockParts_HapteraAppList_Fragment
  | EditorBlockParts_HapteraCallToAction_Fragment
  | EditorBlockParts_HapteraCaseFacts_Fragment
  | EditorBlockParts_HapteraCaseGrid_Fragment
  | EditorBlockParts_HapteraColumn_Fragment
  | EditorBlockParts_HapteraColumns_Fragment
  | EditorBlockParts_HapteraCompanyAdmin_Fragment
  | EditorBlockParts_HapteraComparison_Fragment
  | EditorBlockParts_HapteraConfigAccess_Fragment
  | EditorBlockParts_HapteraContactForm_Fragment
  | EditorBlockParts_HapteraDivider_Fragment
  | EditorBlockParts_HapteraDocTree_Fragment
  | EditorBlockParts_HapteraFaq_Fragment
  | EditorBlockParts_HapteraFeatureGrid_Fragment
  | EditorBlockParts_HapteraFeedbackForm_Fragment
  | EditorBlockParts_HapteraFeelCurve_Fragment
  | EditorBlockParts_HapteraFigures_Fragment
  | EditorBlockParts_HapteraGallery_Fragment
  | EditorBlockParts_HapteraHapticCurves_Fragment
  | EditorBlockParts_HapteraHero_Fragment
  | EditorBlockParts_HapteraLegalText_Fragment
  | EditorBlockParts_HapteraMediaText_Fragment
  | EditorBlockParts_HapteraModelList_Fragment
  | EditorBlockParts_HapteraOpenApp_Fragment
  | EditorBlockParts_HapteraPicture_Fragment
  | EditorBlockParts_HapteraPostList_Fragment
  | EditorBlockParts_HapteraPricingTiers_Fragment
  | EditorBlockParts_HapteraQuestionList_Fragment
  | EditorBlockParts_HapteraQuote_Fragment
  | EditorBlockParts_HapteraResourceList_Fragment
  | EditorBlockParts_HapteraRichText_Fragment
  | EditorBlockParts_HapteraSearch_Fragment
  | EditorBlockParts_HapteraSection_Fragment
  | EditorBlockParts_HapteraShortContactForm_Fragment
  | EditorBlockParts_HapteraSpecTable_Fragment
  | EditorBlockParts_HapteraTab_Fragment
  | EditorBlockParts_HapteraTabs_Fragment
  | EditorBlockParts_HapteraTrialAccount_Fragment
  | EditorBlockParts_HapteraVideo_Fragment
;

type ContentTypeParts_Doc_Fragment = { __typename: 'Doc', doc: { docKey: string } };

type ContentTypeParts_Faq_Fragment = { __typename: 'Faq', faq: { topic: FaqFieldsTopic } };

type ContentTypeParts_Page_Fragment = { __typename: 'Page', page: { layout: PageFieldsLayout } };

type ContentTypeParts_Post_Fragment = { __typename: 'Post' };

type ContentTypeParts_Resource_Fragment = { __typename: 'Resource', resource: { tab: ResourceFieldsTab, icon: ResourceFieldsIcon, category: ResourceFieldsCategory, downloadType: ResourceFieldsDownloadType, version: string, released: string, platform: string, needs: string, type: string, filename: string, file: { fileName: string, type: string, bytes: number, date: string, accounts: Array<AccountType> | null, href: string | null, ticket: string | null } | null, url: { href: string, newTab: boolean, external: boolean } | null, guide: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null } };

type ContentTypeParts_Tutorial_Fragment = { __typename: 'Tutorial', tutorial: { level: TutorialFieldsLevel, needs: string } };

export type ContentTypePartsFragment =
  | ContentTypeParts_Doc_Fragment
  | ContentTypeParts_Faq_Fragment
  | ContentTypeParts_Page_Fragment
  | ContentTypeParts_Post_Fragment
  | ContentTypeParts_Resource_Fragment
  | ContentTypeParts_Tutorial_Fragment
;

export type PageByUriQueryVariables = Exact<{
  uri: string;
  language: LanguageCode;
}>;


export type PageByUriQuery = { nodeByUri:
    | { __typename: 'Doc', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, doc: { docKey: string }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Faq', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, faq: { topic: FaqFieldsTopic }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Page', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, page: { layout: PageFieldsLayout }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Post', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Resource', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, resource: { tab: ResourceFieldsTab, icon: ResourceFieldsIcon, category: ResourceFieldsCategory, downloadType: ResourceFieldsDownloadType, version: string, released: string, platform: string, needs: string, type: string, filename: string, file: { fileName: string, type: string, bytes: number, date: string, accounts: Array<AccountType> | null, href: string | null, ticket: string | null } | null, url: { href: string, newTab: boolean, external: boolean } | null, guide: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Tutorial', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, tutorial: { level: TutorialFieldsLevel, needs: string }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
   | null };

export type GateQueryVariables = Exact<{
  path: string;
  language: LanguageCode;
}>;


export type GateQuery = { gate: { accounts: Array<AccountType>, ticket: string, passwordFor: number | null, uri: string, translations: Array<{ uri: string, language: { slug: string } }> } | null };

export type GatePartsFragment = { accounts: Array<AccountType>, ticket: string, passwordFor: number | null, uri: string, translations: Array<{ uri: string, language: { slug: string } }> };

export type OpenedQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenedQuery = { opened:
    | { __typename: 'Doc', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, doc: { docKey: string }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Faq', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, faq: { topic: FaqFieldsTopic }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Page', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, page: { layout: PageFieldsLayout }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Post', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Resource', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, resource: { tab: ResourceFieldsTab, icon: ResourceFieldsIcon, category: ResourceFieldsCategory, downloadType: ResourceFieldsDownloadType, version: string, released: string, platform: string, needs: string, type: string, filename: string, file: { fileName: string, type: string, bytes: number, date: string, accounts: Array<AccountType> | null, href: string | null, ticket: string | null } | null, url: { href: string, newTab: boolean, external: boolean } | null, guide: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Tutorial', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, tutorial: { level: TutorialFieldsLevel, needs: string }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
   | null, openedGate: { accounts: Array<AccountType>, ticket: string, passwordFor: number | null, uri: string, translations: Array<{ uri: string, language: { slug: string } }> } | null };

export type PreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewQuery = { preview:
    | { __typename: 'Doc', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, doc: { docKey: string }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Faq', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, faq: { topic: FaqFieldsTopic }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Page', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, page: { layout: PageFieldsLayout }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Post', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Resource', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, resource: { tab: ResourceFieldsTab, icon: ResourceFieldsIcon, category: ResourceFieldsCategory, downloadType: ResourceFieldsDownloadType, version: string, released: string, platform: string, needs: string, type: string, filename: string, file: { fileName: string, type: string, bytes: number, date: string, accounts: Array<AccountType> | null, href: string | null, ticket: string | null } | null, url: { href: string, newTab: boolean, external: boolean } | null, guide: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
    | { __typename: 'Tutorial', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, tutorial: { level: TutorialFieldsLevel, needs: string }, editorBlocks: Array<
        | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
        | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
        | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
        | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
        | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
        | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
        | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
        | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
        | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
        | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
        | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
        | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
        | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
        | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
        | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
        | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
        | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
        | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
        | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
        | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
        | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
        | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
        | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
        | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
        | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
        | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
        | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
        | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
      > }
   | null };

export type ShellQueryVariables = Exact<{
  language: LanguageCode;
}>;


export type ShellQuery = { primary: { menuItems: { nodes: Array<{ databaseId: number, parentDatabaseId: number | null, key: string, label: string, description: string, url: string, target: string | null, cssClasses: Array<string> }> } } | null, footer: { menuItems: { nodes: Array<{ databaseId: number, parentDatabaseId: number | null, key: string, label: string, description: string, url: string, target: string | null, cssClasses: Array<string> }> } } | null, generalSettings: { title: string, description: string, url: string, contactEmail: string, chatAddress: string, chatCaption: string, slogan: string, copyright: string, filing: string } };

type PageParts_Doc_Fragment = { __typename: 'Doc', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, doc: { docKey: string }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type PageParts_Faq_Fragment = { __typename: 'Faq', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, faq: { topic: FaqFieldsTopic }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type PageParts_Page_Fragment = { __typename: 'Page', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, page: { layout: PageFieldsLayout }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type PageParts_Post_Fragment = { __typename: 'Post', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type PageParts_Resource_Fragment = { __typename: 'Resource', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, resource: { tab: ResourceFieldsTab, icon: ResourceFieldsIcon, category: ResourceFieldsCategory, downloadType: ResourceFieldsDownloadType, version: string, released: string, platform: string, needs: string, type: string, filename: string, file: { fileName: string, type: string, bytes: number, date: string, accounts: Array<AccountType> | null, href: string | null, ticket: string | null } | null, url: { href: string, newTab: boolean, external: boolean } | null, guide: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

type PageParts_Tutorial_Fragment = { __typename: 'Tutorial', databaseId: number, uri: string, title: string, isPreview: boolean, contentTypeName: string, modified: string, modifiedGmt: string, signature: string, date: string, dateGmt: string, minutes: number | null, breadcrumbs: Array<{ title: string, href: string }>, author: { node: { name: string } | null } | null, card: { excerpt: string, href: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null }, around: { previous: { title: string, href: string } | null, next: { title: string, href: string } | null, tree: Array<{ title: string, href: string, depth: number }> } | null, language: { slug: string }, translations: Array<{ uri: string, language: { slug: string } }>, seo: { title: string, metaDesc: string, canonical: string, metaRobotsNoindex: boolean, opengraphImage: { src: string, mimeType: string, width: number, height: number, alt: string } | null }, tutorial: { level: TutorialFieldsLevel, needs: string }, editorBlocks: Array<
    | { __typename: 'ForeignBlock', renderedHtml: string, clientId: string, parentClientId: string | null, slot: string | null, depth: number }
    | { __typename: 'HapteraAccountDeletion', clientId: string, parentClientId: string | null, slot: string | null, depth: number, accountDeletion: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraAppList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, appList: { heading: string, intro: string, filter: boolean, tone: ColorToken } }
    | { __typename: 'HapteraCallToAction', clientId: string, parentClientId: string | null, slot: string | null, depth: number, callToAction: { heading: string, text: string, look: HapteraCallToActionLook, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraCaseFacts', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseFacts: { date: string, client: string, problem: string, tone: ColorToken, parts: Array<{ name: string, detail: string, link: { href: string, newTab: boolean, external: boolean } | null }>, result: { value: string, unit: string, text: string } } }
    | { __typename: 'HapteraCaseGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, caseGrid: { heading: string, intro: string, layout: HapteraCaseGridLayout, filter: boolean, tone: ColorToken, cases: Array<{ title: string, description: string, tags: Array<HapteraCaseGridCasesTags>, article: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } | null, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraColumn', clientId: string, parentClientId: string | null, slot: string | null, depth: number, column: { look: HapteraColumnLook } }
    | { __typename: 'HapteraColumns', clientId: string, parentClientId: string | null, slot: string | null, depth: number, columns: { ratio: HapteraColumnsRatio, gap: HapteraColumnsGap, align: HapteraColumnsAlign, phoneOrder: HapteraColumnsPhoneOrder, tone: ColorToken } }
    | { __typename: 'HapteraCompanyAdmin', clientId: string, parentClientId: string | null, slot: string | null, depth: number, companyAdmin: { heading: string, view: HapteraCompanyAdminView, tone: ColorToken } }
    | { __typename: 'HapteraComparison', clientId: string, parentClientId: string | null, slot: string | null, depth: number, comparison: { heading: string, intro: string, note: string, areLevel: boolean, tone: ColorToken, sides: Array<{ label: string, value: string, unit: string, text: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, points: Array<{ text: string }> }> } }
    | { __typename: 'HapteraConfigAccess', clientId: string, parentClientId: string | null, slot: string | null, depth: number, configAccess: { heading: string, needs: HapteraConfigAccessNeeds, view: HapteraConfigAccessView, text: string, tone: ColorToken } }
    | { __typename: 'HapteraContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, contactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraDivider', clientId: string, parentClientId: string | null, slot: string | null, depth: number, divider: { look: HapteraDividerLook, size: HapteraDividerSize, tone: ColorToken } }
    | { __typename: 'HapteraDocTree', clientId: string, parentClientId: string | null, slot: string | null, depth: number, docTree: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFaq', clientId: string, parentClientId: string | null, slot: string | null, depth: number, faq: { heading: string, intro: string, openFirst: boolean, tone: ColorToken, items: Array<{ question: string, answer: string }> } }
    | { __typename: 'HapteraFeatureGrid', clientId: string, parentClientId: string | null, slot: string | null, depth: number, featureGrid: { heading: string, intro: string, layout: HapteraFeatureGridLayout, columns: HapteraFeatureGridColumns, tone: ColorToken, features: Array<{ icon: HapteraFeatureGridFeaturesIcon, title: string, text: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraFeedbackForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feedbackForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraFeelCurve', clientId: string, parentClientId: string | null, slot: string | null, depth: number, feelCurve: { heading: string, intro: string, start: HapteraFeelCurveStart, look: HapteraFeelCurveLook, isDrawable: boolean, tone: ColorToken, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> } }
    | { __typename: 'HapteraFigures', clientId: string, parentClientId: string | null, slot: string | null, depth: number, figures: { heading: string, intro: string, hasWaves: boolean, tone: ColorToken, figures: Array<{ value: string, unit: string, label: string, note: string }> } }
    | { __typename: 'HapteraGallery', clientId: string, parentClientId: string | null, slot: string | null, depth: number, gallery: { heading: string, intro: string, arrangement: HapteraGalleryArrangement, tone: ColorToken, pictures: Array<{ caption: string, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null }> } }
    | { __typename: 'HapteraHapticCurves', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hapticCurves: { heading: string, intro: string, caption: string, tone: ColorToken, curves: Array<{ name: string, transients: Array<{ time: number, intensity: number }>, points: Array<{ time: number, intensity: number, frequency: number }> }> } }
    | { __typename: 'HapteraHero', clientId: string, parentClientId: string | null, slot: string | null, depth: number, hero: { opening: HapteraHeroOpening, eyebrow: string, heading: string, lede: string, size: HapteraHeroSize, tone: ColorToken, search: { href: string, newTab: boolean, external: boolean } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, figures: Array<{ value: string, unit: string, label: string }> } }
    | { __typename: 'HapteraLegalText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, legalText: { heading: string, summary: string, validFrom: string, tone: ColorToken, sections: Array<{ heading: string, body: string }> } }
    | { __typename: 'HapteraMediaText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, mediaText: { eyebrow: string, heading: string, body: string, layout: HapteraMediaTextLayout, side: HapteraMediaTextSide, ratio: HapteraMediaTextRatio, align: HapteraMediaTextAlign, tone: ColorToken, points: Array<{ title: string, text: string }>, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }>, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, video: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraModelList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, modelList: { heading: string, intro: string, pdf: boolean, tone: ColorToken } }
    | { __typename: 'HapteraOpenApp', clientId: string, parentClientId: string | null, slot: string | null, depth: number, openApp: { heading: string, text: string, moment: HapteraOpenAppMoment, scheme: string, tone: ColorToken, appStore: { href: string, newTab: boolean, external: boolean } | null, androidStore: { href: string, newTab: boolean, external: boolean } | null, fallback: { href: string, newTab: boolean, external: boolean } | null, opener: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPicture', clientId: string, parentClientId: string | null, slot: string | null, depth: number, picture: { caption: string, width: HapteraPictureWidth, tone: ColorToken, picture: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, legend: Array<{ mark: string, text: string }>, link: { href: string, newTab: boolean, external: boolean } | null } }
    | { __typename: 'HapteraPostList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, postList: { heading: string, intro: string, of: HapteraPostListOf, count: number, perPage: number, filter: boolean, order: HapteraPostListOrder, layout: HapteraPostListLayout, tone: ColorToken, term: { id: number, taxonomy: Taxonomy | null, slug: string, name: string } | null, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraPricingTiers', clientId: string, parentClientId: string | null, slot: string | null, depth: number, pricingTiers: { heading: string, intro: string, footnote: string, tone: ColorToken, tiers: Array<{ name: string, badge: string, audience: string, pricePrefix: string, price: string, priceSuffix: string, priceNote: string, description: string, isHighlighted: boolean, features: Array<{ text: string, included: HapteraPricingTiersTiersFeaturesIncluded, note: string }>, action: { label: string, link: { href: string, newTab: boolean, external: boolean } | null } }> } }
    | { __typename: 'HapteraQuestionList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, questionList: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraQuote', clientId: string, parentClientId: string | null, slot: string | null, depth: number, quote: { text: string, person: string, position: string, company: string, tone: ColorToken, portrait: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
    | { __typename: 'HapteraResourceList', clientId: string, parentClientId: string | null, slot: string | null, depth: number, resourceList: { heading: string, intro: string, note: string, tone: ColorToken, actions: Array<{ label: string, link: { href: string, newTab: boolean, external: boolean } | null }> } }
    | { __typename: 'HapteraRichText', clientId: string, parentClientId: string | null, slot: string | null, depth: number, richText: { heading: string, lead: string, body: string, width: HapteraRichTextWidth, tone: ColorToken } }
    | { __typename: 'HapteraSearch', clientId: string, parentClientId: string | null, slot: string | null, depth: number, search: { heading: string, intro: string, placeholder: string, nothing: string, tone: ColorToken, popular: Array<{ words: string }> } }
    | { __typename: 'HapteraSection', clientId: string, parentClientId: string | null, slot: string | null, depth: number, section: { heading: string, intro: string, anchor: string, width: HapteraSectionWidth, space: HapteraSectionSpace, tone: ColorToken } }
    | { __typename: 'HapteraShortContactForm', clientId: string, parentClientId: string | null, slot: string | null, depth: number, shortContactForm: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraSpecTable', clientId: string, parentClientId: string | null, slot: string | null, depth: number, specTable: { heading: string, intro: string, caption: string, highlightDifferences: boolean, tone: ColorToken, columns: Array<{ name: string, note: string, isHighlighted: boolean }>, groups: Array<{ title: string, rows: Array<{ label: string, note: string, unit: string, values: Array<{ figure: string, words: string, mark: HapteraSpecTableGroupsRowsValuesMark }> }> }> } }
    | { __typename: 'HapteraTab', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tab: { label: string, icon: HapteraTabIcon } }
    | { __typename: 'HapteraTabs', clientId: string, parentClientId: string | null, slot: string | null, depth: number, tabs: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraTrialAccount', clientId: string, parentClientId: string | null, slot: string | null, depth: number, trialAccount: { heading: string, intro: string, tone: ColorToken } }
    | { __typename: 'HapteraVideo', clientId: string, parentClientId: string | null, slot: string | null, depth: number, video: { title: string, kind: HapteraVideoKind, url: string, caption: string, transcript: string, width: HapteraVideoWidth, tone: ColorToken, file: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, captions: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null, poster: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }>, portrait: { width: number, height: number, sources: Array<{ type: string, srcSet: string }> } | null } | null } }
  > };

export type PagePartsFragment =
  | PageParts_Doc_Fragment
  | PageParts_Faq_Fragment
  | PageParts_Page_Fragment
  | PageParts_Post_Fragment
  | PageParts_Resource_Fragment
  | PageParts_Tutorial_Fragment
;

export type MenuPartsFragment = { menuItems: { nodes: Array<{ databaseId: number, parentDatabaseId: number | null, key: string, label: string, description: string, url: string, target: string | null, cssClasses: Array<string> }> } };

export type ArchiveQueryVariables = Exact<{
  taxonomy: Taxonomy;
  slug: string;
  language: LanguageCode;
  first: number;
  page: number;
}>;


export type ArchiveQuery = { archive: { name: string, description: string, count: number, languages: Array<{ slug: string }>, entries: Array<{ date: string, minutes: number | null, card: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }> } | null };

export type AuthorArchiveQueryVariables = Exact<{
  slug: string;
  language: LanguageCode;
  first: number;
  page: number;
}>;


export type AuthorArchiveQuery = { archive: { name: string, description: string, count: number, languages: Array<{ slug: string }>, entries: Array<{ date: string, minutes: number | null, card: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }> } | null };

export type ArchivePartsFragment = { name: string, description: string, count: number, languages: Array<{ slug: string }>, entries: Array<{ date: string, minutes: number | null, card: { id: number, title: string, excerpt: string, href: string, date: string, terms: Array<string>, image: { src: string, mimeType: string, width: number, height: number, alt: string, color: string | null, srcSet: string | null, sources: Array<{ type: string, srcSet: string }> } | null } }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const GatePartsFragmentDoc = new TypedDocumentString(`
    fragment GateParts on Gate {
  accounts
  ticket
  passwordFor
  uri
  translations {
    uri
    language {
      slug
    }
  }
}
    `, {"fragmentName":"GateParts"}) as unknown as TypedDocumentString<GatePartsFragment, unknown>;
export const ContentTypePartsFragmentDoc = new TypedDocumentString(`
    fragment ContentTypeParts on ContentNode {
  __typename
  ... on Doc {
    doc: fields {
      docKey
    }
  }
  ... on Faq {
    faq: fields {
      topic
    }
  }
  ... on Page {
    page: fields {
      layout
    }
  }
  ... on Resource {
    resource: fields {
      tab
      icon
      category
      downloadType
      file {
        fileName
        type
        bytes
        date
        accounts
        href
        ticket
      }
      version
      released
      platform
      needs
      type
      filename
      url {
        href
        newTab
        external
      }
      guide {
        id
        title
        excerpt
        href
        date
        terms
        image {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
        }
      }
    }
  }
  ... on Tutorial {
    tutorial: fields {
      level
      needs
    }
  }
}
    `, {"fragmentName":"ContentTypeParts"}) as unknown as TypedDocumentString<ContentTypePartsFragment, unknown>;
export const EditorBlockPartsFragmentDoc = new TypedDocumentString(`
    fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraAccountDeletion {
    accountDeletion: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraAppList {
    appList: attributes {
      heading
      intro
      filter
      tone
    }
  }
  ... on HapteraCallToAction {
    callToAction: attributes {
      heading
      text
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      look
      tone
    }
  }
  ... on HapteraCaseFacts {
    caseFacts: attributes {
      date
      client
      problem
      parts {
        name
        detail
        link {
          href
          newTab
          external
        }
      }
      result {
        value
        unit
        text
      }
      tone
    }
  }
  ... on HapteraCaseGrid {
    caseGrid: attributes {
      heading
      intro
      cases {
        article {
          id
          title
          excerpt
          href
          date
          terms
          image {
            src
            mimeType
            width
            height
            alt
            color
            srcSet
            sources {
              type
              srcSet
            }
          }
        }
        title
        description
        tags
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        link {
          href
          newTab
          external
        }
      }
      layout
      filter
      tone
    }
  }
  ... on HapteraColumn {
    column: attributes {
      look
    }
  }
  ... on HapteraColumns {
    columns: attributes {
      ratio
      gap
      align
      phoneOrder
      tone
    }
  }
  ... on HapteraCompanyAdmin {
    companyAdmin: attributes {
      heading
      view
      tone
    }
  }
  ... on HapteraComparison {
    comparison: attributes {
      heading
      intro
      sides {
        label
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        value
        unit
        text
        points {
          text
        }
      }
      note
      areLevel
      tone
    }
  }
  ... on HapteraConfigAccess {
    configAccess: attributes {
      heading
      needs
      view
      text
      tone
    }
  }
  ... on HapteraContactForm {
    contactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraDivider {
    divider: attributes {
      look
      size
      tone
    }
  }
  ... on HapteraDocTree {
    docTree: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFaq {
    faq: attributes {
      heading
      intro
      items {
        question
        answer
      }
      openFirst
      tone
    }
  }
  ... on HapteraFeatureGrid {
    featureGrid: attributes {
      heading
      intro
      features {
        icon
        title
        text
        link {
          href
          newTab
          external
        }
      }
      layout
      columns
      tone
    }
  }
  ... on HapteraFeedbackForm {
    feedbackForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFeelCurve {
    feelCurve: attributes {
      heading
      intro
      start
      transients {
        time
        intensity
      }
      points {
        time
        intensity
        frequency
      }
      look
      isDrawable
      tone
    }
  }
  ... on HapteraFigures {
    figures: attributes {
      heading
      intro
      figures {
        value
        unit
        label
        note
      }
      hasWaves
      tone
    }
  }
  ... on HapteraGallery {
    gallery: attributes {
      heading
      intro
      pictures {
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        caption
      }
      arrangement
      tone
    }
  }
  ... on HapteraHapticCurves {
    hapticCurves: attributes {
      heading
      intro
      curves {
        name
        transients {
          time
          intensity
        }
        points {
          time
          intensity
          frequency
        }
      }
      caption
      tone
    }
  }
  ... on HapteraHero {
    hero: attributes {
      opening
      eyebrow
      heading
      lede
      search {
        href
        newTab
        external
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      figures {
        value
        unit
        label
      }
      size
      tone
    }
  }
  ... on HapteraLegalText {
    legalText: attributes {
      heading
      summary
      validFrom
      sections {
        heading
        body
      }
      tone
    }
  }
  ... on HapteraMediaText {
    mediaText: attributes {
      eyebrow
      heading
      body
      points {
        title
        text
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      video {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      layout
      side
      ratio
      align
      tone
    }
  }
  ... on HapteraModelList {
    modelList: attributes {
      heading
      intro
      pdf
      tone
    }
  }
  ... on HapteraOpenApp {
    openApp: attributes {
      heading
      text
      moment
      scheme
      appStore {
        href
        newTab
        external
      }
      androidStore {
        href
        newTab
        external
      }
      fallback {
        href
        newTab
        external
      }
      opener {
        href
        newTab
        external
      }
      tone
    }
  }
  ... on HapteraPicture {
    picture: attributes {
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      legend {
        mark
        text
      }
      link {
        href
        newTab
        external
      }
      width
      tone
    }
  }
  ... on HapteraPostList {
    postList: attributes {
      heading
      intro
      of
      term {
        id
        taxonomy
        slug
        name
      }
      count
      perPage
      filter
      order
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      layout
      tone
    }
  }
  ... on HapteraPricingTiers {
    pricingTiers: attributes {
      heading
      intro
      tiers {
        name
        badge
        audience
        pricePrefix
        price
        priceSuffix
        priceNote
        description
        features {
          text
          included
          note
        }
        action {
          label
          link {
            href
            newTab
            external
          }
        }
        isHighlighted
      }
      footnote
      tone
    }
  }
  ... on HapteraQuestionList {
    questionList: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraQuote {
    quote: attributes {
      text
      person
      position
      company
      portrait {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      tone
    }
  }
  ... on HapteraResourceList {
    resourceList: attributes {
      heading
      intro
      note
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      tone
    }
  }
  ... on HapteraRichText {
    richText: attributes {
      heading
      lead
      body
      width
      tone
    }
  }
  ... on HapteraSearch {
    search: attributes {
      heading
      intro
      placeholder
      nothing
      popular {
        words
      }
      tone
    }
  }
  ... on HapteraSection {
    section: attributes {
      heading
      intro
      anchor
      width
      space
      tone
    }
  }
  ... on HapteraShortContactForm {
    shortContactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraSpecTable {
    specTable: attributes {
      heading
      intro
      columns {
        name
        note
        isHighlighted
      }
      groups {
        title
        rows {
          label
          note
          unit
          values {
            figure
            words
            mark
          }
        }
      }
      caption
      highlightDifferences
      tone
    }
  }
  ... on HapteraTab {
    tab: attributes {
      label
      icon
    }
  }
  ... on HapteraTabs {
    tabs: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraTrialAccount {
    trialAccount: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraVideo {
    video: attributes {
      title
      kind
      url
      file {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      captions {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      poster {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      transcript
      width
      tone
    }
  }
}
    `, {"fragmentName":"EditorBlockParts"}) as unknown as TypedDocumentString<EditorBlockPartsFragment, unknown>;
export const EditorBlocksFragmentDoc = new TypedDocumentString(`
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
    fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraAccountDeletion {
    accountDeletion: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraAppList {
    appList: attributes {
      heading
      intro
      filter
      tone
    }
  }
  ... on HapteraCallToAction {
    callToAction: attributes {
      heading
      text
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      look
      tone
    }
  }
  ... on HapteraCaseFacts {
    caseFacts: attributes {
      date
      client
      problem
      parts {
        name
        detail
        link {
          href
          newTab
          external
        }
      }
      result {
        value
        unit
        text
      }
      tone
    }
  }
  ... on HapteraCaseGrid {
    caseGrid: attributes {
      heading
      intro
      cases {
        article {
          id
          title
          excerpt
          href
          date
          terms
          image {
            src
            mimeType
            width
            height
            alt
            color
            srcSet
            sources {
              type
              srcSet
            }
          }
        }
        title
        description
        tags
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        link {
          href
          newTab
          external
        }
      }
      layout
      filter
      tone
    }
  }
  ... on HapteraColumn {
    column: attributes {
      look
    }
  }
  ... on HapteraColumns {
    columns: attributes {
      ratio
      gap
      align
      phoneOrder
      tone
    }
  }
  ... on HapteraCompanyAdmin {
    companyAdmin: attributes {
      heading
      view
      tone
    }
  }
  ... on HapteraComparison {
    comparison: attributes {
      heading
      intro
      sides {
        label
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        value
        unit
        text
        points {
          text
        }
      }
      note
      areLevel
      tone
    }
  }
  ... on HapteraConfigAccess {
    configAccess: attributes {
      heading
      needs
      view
      text
      tone
    }
  }
  ... on HapteraContactForm {
    contactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraDivider {
    divider: attributes {
      look
      size
      tone
    }
  }
  ... on HapteraDocTree {
    docTree: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFaq {
    faq: attributes {
      heading
      intro
      items {
        question
        answer
      }
      openFirst
      tone
    }
  }
  ... on HapteraFeatureGrid {
    featureGrid: attributes {
      heading
      intro
      features {
        icon
        title
        text
        link {
          href
          newTab
          external
        }
      }
      layout
      columns
      tone
    }
  }
  ... on HapteraFeedbackForm {
    feedbackForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFeelCurve {
    feelCurve: attributes {
      heading
      intro
      start
      transients {
        time
        intensity
      }
      points {
        time
        intensity
        frequency
      }
      look
      isDrawable
      tone
    }
  }
  ... on HapteraFigures {
    figures: attributes {
      heading
      intro
      figures {
        value
        unit
        label
        note
      }
      hasWaves
      tone
    }
  }
  ... on HapteraGallery {
    gallery: attributes {
      heading
      intro
      pictures {
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        caption
      }
      arrangement
      tone
    }
  }
  ... on HapteraHapticCurves {
    hapticCurves: attributes {
      heading
      intro
      curves {
        name
        transients {
          time
          intensity
        }
        points {
          time
          intensity
          frequency
        }
      }
      caption
      tone
    }
  }
  ... on HapteraHero {
    hero: attributes {
      opening
      eyebrow
      heading
      lede
      search {
        href
        newTab
        external
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      figures {
        value
        unit
        label
      }
      size
      tone
    }
  }
  ... on HapteraLegalText {
    legalText: attributes {
      heading
      summary
      validFrom
      sections {
        heading
        body
      }
      tone
    }
  }
  ... on HapteraMediaText {
    mediaText: attributes {
      eyebrow
      heading
      body
      points {
        title
        text
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      video {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      layout
      side
      ratio
      align
      tone
    }
  }
  ... on HapteraModelList {
    modelList: attributes {
      heading
      intro
      pdf
      tone
    }
  }
  ... on HapteraOpenApp {
    openApp: attributes {
      heading
      text
      moment
      scheme
      appStore {
        href
        newTab
        external
      }
      androidStore {
        href
        newTab
        external
      }
      fallback {
        href
        newTab
        external
      }
      opener {
        href
        newTab
        external
      }
      tone
    }
  }
  ... on HapteraPicture {
    picture: attributes {
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      legend {
        mark
        text
      }
      link {
        href
        newTab
        external
      }
      width
      tone
    }
  }
  ... on HapteraPostList {
    postList: attributes {
      heading
      intro
      of
      term {
        id
        taxonomy
        slug
        name
      }
      count
      perPage
      filter
      order
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      layout
      tone
    }
  }
  ... on HapteraPricingTiers {
    pricingTiers: attributes {
      heading
      intro
      tiers {
        name
        badge
        audience
        pricePrefix
        price
        priceSuffix
        priceNote
        description
        features {
          text
          included
          note
        }
        action {
          label
          link {
            href
            newTab
            external
          }
        }
        isHighlighted
      }
      footnote
      tone
    }
  }
  ... on HapteraQuestionList {
    questionList: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraQuote {
    quote: attributes {
      text
      person
      position
      company
      portrait {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      tone
    }
  }
  ... on HapteraResourceList {
    resourceList: attributes {
      heading
      intro
      note
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      tone
    }
  }
  ... on HapteraRichText {
    richText: attributes {
      heading
      lead
      body
      width
      tone
    }
  }
  ... on HapteraSearch {
    search: attributes {
      heading
      intro
      placeholder
      nothing
      popular {
        words
      }
      tone
    }
  }
  ... on HapteraSection {
    section: attributes {
      heading
      intro
      anchor
      width
      space
      tone
    }
  }
  ... on HapteraShortContactForm {
    shortContactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraSpecTable {
    specTable: attributes {
      heading
      intro
      columns {
        name
        note
        isHighlighted
      }
      groups {
        title
        rows {
          label
          note
          unit
          values {
            figure
            words
            mark
          }
        }
      }
      caption
      highlightDifferences
      tone
    }
  }
  ... on HapteraTab {
    tab: attributes {
      label
      icon
    }
  }
  ... on HapteraTabs {
    tabs: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraTrialAccount {
    trialAccount: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraVideo {
    video: attributes {
      title
      kind
      url
      file {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      captions {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      poster {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      transcript
      width
      tone
    }
  }
}`, {"fragmentName":"EditorBlocks"}) as unknown as TypedDocumentString<EditorBlocksFragment, unknown>;
export const PagePartsFragmentDoc = new TypedDocumentString(`
    fragment PageParts on ContentNode {
  databaseId
  uri
  title
  isPreview
  contentTypeName
  modified
  modifiedGmt
  signature
  date
  dateGmt
  minutes
  breadcrumbs {
    title
    href
  }
  author {
    node {
      name
    }
  }
  card {
    excerpt
    href
    terms
    image {
      src
      mimeType
      width
      height
      alt
      color
      srcSet
      sources {
        type
        srcSet
      }
    }
  }
  around {
    previous {
      title
      href
    }
    next {
      title
      href
    }
    tree {
      title
      href
      depth
    }
  }
  language {
    slug
  }
  translations {
    uri
    language {
      slug
    }
  }
  seo {
    title
    metaDesc
    canonical
    metaRobotsNoindex
    opengraphImage {
      src
      mimeType
      width
      height
      alt
    }
  }
  ...ContentTypeParts
  ...EditorBlocks
}
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraAccountDeletion {
    accountDeletion: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraAppList {
    appList: attributes {
      heading
      intro
      filter
      tone
    }
  }
  ... on HapteraCallToAction {
    callToAction: attributes {
      heading
      text
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      look
      tone
    }
  }
  ... on HapteraCaseFacts {
    caseFacts: attributes {
      date
      client
      problem
      parts {
        name
        detail
        link {
          href
          newTab
          external
        }
      }
      result {
        value
        unit
        text
      }
      tone
    }
  }
  ... on HapteraCaseGrid {
    caseGrid: attributes {
      heading
      intro
      cases {
        article {
          id
          title
          excerpt
          href
          date
          terms
          image {
            src
            mimeType
            width
            height
            alt
            color
            srcSet
            sources {
              type
              srcSet
            }
          }
        }
        title
        description
        tags
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        link {
          href
          newTab
          external
        }
      }
      layout
      filter
      tone
    }
  }
  ... on HapteraColumn {
    column: attributes {
      look
    }
  }
  ... on HapteraColumns {
    columns: attributes {
      ratio
      gap
      align
      phoneOrder
      tone
    }
  }
  ... on HapteraCompanyAdmin {
    companyAdmin: attributes {
      heading
      view
      tone
    }
  }
  ... on HapteraComparison {
    comparison: attributes {
      heading
      intro
      sides {
        label
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        value
        unit
        text
        points {
          text
        }
      }
      note
      areLevel
      tone
    }
  }
  ... on HapteraConfigAccess {
    configAccess: attributes {
      heading
      needs
      view
      text
      tone
    }
  }
  ... on HapteraContactForm {
    contactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraDivider {
    divider: attributes {
      look
      size
      tone
    }
  }
  ... on HapteraDocTree {
    docTree: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFaq {
    faq: attributes {
      heading
      intro
      items {
        question
        answer
      }
      openFirst
      tone
    }
  }
  ... on HapteraFeatureGrid {
    featureGrid: attributes {
      heading
      intro
      features {
        icon
        title
        text
        link {
          href
          newTab
          external
        }
      }
      layout
      columns
      tone
    }
  }
  ... on HapteraFeedbackForm {
    feedbackForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFeelCurve {
    feelCurve: attributes {
      heading
      intro
      start
      transients {
        time
        intensity
      }
      points {
        time
        intensity
        frequency
      }
      look
      isDrawable
      tone
    }
  }
  ... on HapteraFigures {
    figures: attributes {
      heading
      intro
      figures {
        value
        unit
        label
        note
      }
      hasWaves
      tone
    }
  }
  ... on HapteraGallery {
    gallery: attributes {
      heading
      intro
      pictures {
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        caption
      }
      arrangement
      tone
    }
  }
  ... on HapteraHapticCurves {
    hapticCurves: attributes {
      heading
      intro
      curves {
        name
        transients {
          time
          intensity
        }
        points {
          time
          intensity
          frequency
        }
      }
      caption
      tone
    }
  }
  ... on HapteraHero {
    hero: attributes {
      opening
      eyebrow
      heading
      lede
      search {
        href
        newTab
        external
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      figures {
        value
        unit
        label
      }
      size
      tone
    }
  }
  ... on HapteraLegalText {
    legalText: attributes {
      heading
      summary
      validFrom
      sections {
        heading
        body
      }
      tone
    }
  }
  ... on HapteraMediaText {
    mediaText: attributes {
      eyebrow
      heading
      body
      points {
        title
        text
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      video {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      layout
      side
      ratio
      align
      tone
    }
  }
  ... on HapteraModelList {
    modelList: attributes {
      heading
      intro
      pdf
      tone
    }
  }
  ... on HapteraOpenApp {
    openApp: attributes {
      heading
      text
      moment
      scheme
      appStore {
        href
        newTab
        external
      }
      androidStore {
        href
        newTab
        external
      }
      fallback {
        href
        newTab
        external
      }
      opener {
        href
        newTab
        external
      }
      tone
    }
  }
  ... on HapteraPicture {
    picture: attributes {
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      legend {
        mark
        text
      }
      link {
        href
        newTab
        external
      }
      width
      tone
    }
  }
  ... on HapteraPostList {
    postList: attributes {
      heading
      intro
      of
      term {
        id
        taxonomy
        slug
        name
      }
      count
      perPage
      filter
      order
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      layout
      tone
    }
  }
  ... on HapteraPricingTiers {
    pricingTiers: attributes {
      heading
      intro
      tiers {
        name
        badge
        audience
        pricePrefix
        price
        priceSuffix
        priceNote
        description
        features {
          text
          included
          note
        }
        action {
          label
          link {
            href
            newTab
            external
          }
        }
        isHighlighted
      }
      footnote
      tone
    }
  }
  ... on HapteraQuestionList {
    questionList: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraQuote {
    quote: attributes {
      text
      person
      position
      company
      portrait {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      tone
    }
  }
  ... on HapteraResourceList {
    resourceList: attributes {
      heading
      intro
      note
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      tone
    }
  }
  ... on HapteraRichText {
    richText: attributes {
      heading
      lead
      body
      width
      tone
    }
  }
  ... on HapteraSearch {
    search: attributes {
      heading
      intro
      placeholder
      nothing
      popular {
        words
      }
      tone
    }
  }
  ... on HapteraSection {
    section: attributes {
      heading
      intro
      anchor
      width
      space
      tone
    }
  }
  ... on HapteraShortContactForm {
    shortContactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraSpecTable {
    specTable: attributes {
      heading
      intro
      columns {
        name
        note
        isHighlighted
      }
      groups {
        title
        rows {
          label
          note
          unit
          values {
            figure
            words
            mark
          }
        }
      }
      caption
      highlightDifferences
      tone
    }
  }
  ... on HapteraTab {
    tab: attributes {
      label
      icon
    }
  }
  ... on HapteraTabs {
    tabs: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraTrialAccount {
    trialAccount: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraVideo {
    video: attributes {
      title
      kind
      url
      file {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      captions {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      poster {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      transcript
      width
      tone
    }
  }
}
fragment ContentTypeParts on ContentNode {
  __typename
  ... on Doc {
    doc: fields {
      docKey
    }
  }
  ... on Faq {
    faq: fields {
      topic
    }
  }
  ... on Page {
    page: fields {
      layout
    }
  }
  ... on Resource {
    resource: fields {
      tab
      icon
      category
      downloadType
      file {
        fileName
        type
        bytes
        date
        accounts
        href
        ticket
      }
      version
      released
      platform
      needs
      type
      filename
      url {
        href
        newTab
        external
      }
      guide {
        id
        title
        excerpt
        href
        date
        terms
        image {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
        }
      }
    }
  }
  ... on Tutorial {
    tutorial: fields {
      level
      needs
    }
  }
}`, {"fragmentName":"PageParts"}) as unknown as TypedDocumentString<PagePartsFragment, unknown>;
export const MenuPartsFragmentDoc = new TypedDocumentString(`
    fragment MenuParts on Menu {
  menuItems {
    nodes {
      databaseId
      parentDatabaseId
      key
      label
      description
      url
      target
      cssClasses
    }
  }
}
    `, {"fragmentName":"MenuParts"}) as unknown as TypedDocumentString<MenuPartsFragment, unknown>;
export const ArchivePartsFragmentDoc = new TypedDocumentString(`
    fragment ArchiveParts on Archive {
  name
  description
  count
  languages {
    slug
  }
  entries {
    date
    minutes
    card {
      id
      title
      excerpt
      href
      date
      terms
      image {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
    }
  }
}
    `, {"fragmentName":"ArchiveParts"}) as unknown as TypedDocumentString<ArchivePartsFragment, unknown>;
export const PageByUriDocument = new TypedDocumentString(`
    query PageByUri($uri: String!, $language: LanguageCode!) {
  nodeByUri(uri: $uri, language: $language) {
    ...PageParts
  }
}
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraAccountDeletion {
    accountDeletion: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraAppList {
    appList: attributes {
      heading
      intro
      filter
      tone
    }
  }
  ... on HapteraCallToAction {
    callToAction: attributes {
      heading
      text
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      look
      tone
    }
  }
  ... on HapteraCaseFacts {
    caseFacts: attributes {
      date
      client
      problem
      parts {
        name
        detail
        link {
          href
          newTab
          external
        }
      }
      result {
        value
        unit
        text
      }
      tone
    }
  }
  ... on HapteraCaseGrid {
    caseGrid: attributes {
      heading
      intro
      cases {
        article {
          id
          title
          excerpt
          href
          date
          terms
          image {
            src
            mimeType
            width
            height
            alt
            color
            srcSet
            sources {
              type
              srcSet
            }
          }
        }
        title
        description
        tags
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        link {
          href
          newTab
          external
        }
      }
      layout
      filter
      tone
    }
  }
  ... on HapteraColumn {
    column: attributes {
      look
    }
  }
  ... on HapteraColumns {
    columns: attributes {
      ratio
      gap
      align
      phoneOrder
      tone
    }
  }
  ... on HapteraCompanyAdmin {
    companyAdmin: attributes {
      heading
      view
      tone
    }
  }
  ... on HapteraComparison {
    comparison: attributes {
      heading
      intro
      sides {
        label
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        value
        unit
        text
        points {
          text
        }
      }
      note
      areLevel
      tone
    }
  }
  ... on HapteraConfigAccess {
    configAccess: attributes {
      heading
      needs
      view
      text
      tone
    }
  }
  ... on HapteraContactForm {
    contactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraDivider {
    divider: attributes {
      look
      size
      tone
    }
  }
  ... on HapteraDocTree {
    docTree: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFaq {
    faq: attributes {
      heading
      intro
      items {
        question
        answer
      }
      openFirst
      tone
    }
  }
  ... on HapteraFeatureGrid {
    featureGrid: attributes {
      heading
      intro
      features {
        icon
        title
        text
        link {
          href
          newTab
          external
        }
      }
      layout
      columns
      tone
    }
  }
  ... on HapteraFeedbackForm {
    feedbackForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFeelCurve {
    feelCurve: attributes {
      heading
      intro
      start
      transients {
        time
        intensity
      }
      points {
        time
        intensity
        frequency
      }
      look
      isDrawable
      tone
    }
  }
  ... on HapteraFigures {
    figures: attributes {
      heading
      intro
      figures {
        value
        unit
        label
        note
      }
      hasWaves
      tone
    }
  }
  ... on HapteraGallery {
    gallery: attributes {
      heading
      intro
      pictures {
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        caption
      }
      arrangement
      tone
    }
  }
  ... on HapteraHapticCurves {
    hapticCurves: attributes {
      heading
      intro
      curves {
        name
        transients {
          time
          intensity
        }
        points {
          time
          intensity
          frequency
        }
      }
      caption
      tone
    }
  }
  ... on HapteraHero {
    hero: attributes {
      opening
      eyebrow
      heading
      lede
      search {
        href
        newTab
        external
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      figures {
        value
        unit
        label
      }
      size
      tone
    }
  }
  ... on HapteraLegalText {
    legalText: attributes {
      heading
      summary
      validFrom
      sections {
        heading
        body
      }
      tone
    }
  }
  ... on HapteraMediaText {
    mediaText: attributes {
      eyebrow
      heading
      body
      points {
        title
        text
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      video {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      layout
      side
      ratio
      align
      tone
    }
  }
  ... on HapteraModelList {
    modelList: attributes {
      heading
      intro
      pdf
      tone
    }
  }
  ... on HapteraOpenApp {
    openApp: attributes {
      heading
      text
      moment
      scheme
      appStore {
        href
        newTab
        external
      }
      androidStore {
        href
        newTab
        external
      }
      fallback {
        href
        newTab
        external
      }
      opener {
        href
        newTab
        external
      }
      tone
    }
  }
  ... on HapteraPicture {
    picture: attributes {
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      legend {
        mark
        text
      }
      link {
        href
        newTab
        external
      }
      width
      tone
    }
  }
  ... on HapteraPostList {
    postList: attributes {
      heading
      intro
      of
      term {
        id
        taxonomy
        slug
        name
      }
      count
      perPage
      filter
      order
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      layout
      tone
    }
  }
  ... on HapteraPricingTiers {
    pricingTiers: attributes {
      heading
      intro
      tiers {
        name
        badge
        audience
        pricePrefix
        price
        priceSuffix
        priceNote
        description
        features {
          text
          included
          note
        }
        action {
          label
          link {
            href
            newTab
            external
          }
        }
        isHighlighted
      }
      footnote
      tone
    }
  }
  ... on HapteraQuestionList {
    questionList: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraQuote {
    quote: attributes {
      text
      person
      position
      company
      portrait {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      tone
    }
  }
  ... on HapteraResourceList {
    resourceList: attributes {
      heading
      intro
      note
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      tone
    }
  }
  ... on HapteraRichText {
    richText: attributes {
      heading
      lead
      body
      width
      tone
    }
  }
  ... on HapteraSearch {
    search: attributes {
      heading
      intro
      placeholder
      nothing
      popular {
        words
      }
      tone
    }
  }
  ... on HapteraSection {
    section: attributes {
      heading
      intro
      anchor
      width
      space
      tone
    }
  }
  ... on HapteraShortContactForm {
    shortContactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraSpecTable {
    specTable: attributes {
      heading
      intro
      columns {
        name
        note
        isHighlighted
      }
      groups {
        title
        rows {
          label
          note
          unit
          values {
            figure
            words
            mark
          }
        }
      }
      caption
      highlightDifferences
      tone
    }
  }
  ... on HapteraTab {
    tab: attributes {
      label
      icon
    }
  }
  ... on HapteraTabs {
    tabs: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraTrialAccount {
    trialAccount: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraVideo {
    video: attributes {
      title
      kind
      url
      file {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      captions {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      poster {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      transcript
      width
      tone
    }
  }
}
fragment ContentTypeParts on ContentNode {
  __typename
  ... on Doc {
    doc: fields {
      docKey
    }
  }
  ... on Faq {
    faq: fields {
      topic
    }
  }
  ... on Page {
    page: fields {
      layout
    }
  }
  ... on Resource {
    resource: fields {
      tab
      icon
      category
      downloadType
      file {
        fileName
        type
        bytes
        date
        accounts
        href
        ticket
      }
      version
      released
      platform
      needs
      type
      filename
      url {
        href
        newTab
        external
      }
      guide {
        id
        title
        excerpt
        href
        date
        terms
        image {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
        }
      }
    }
  }
  ... on Tutorial {
    tutorial: fields {
      level
      needs
    }
  }
}
fragment PageParts on ContentNode {
  databaseId
  uri
  title
  isPreview
  contentTypeName
  modified
  modifiedGmt
  signature
  date
  dateGmt
  minutes
  breadcrumbs {
    title
    href
  }
  author {
    node {
      name
    }
  }
  card {
    excerpt
    href
    terms
    image {
      src
      mimeType
      width
      height
      alt
      color
      srcSet
      sources {
        type
        srcSet
      }
    }
  }
  around {
    previous {
      title
      href
    }
    next {
      title
      href
    }
    tree {
      title
      href
      depth
    }
  }
  language {
    slug
  }
  translations {
    uri
    language {
      slug
    }
  }
  seo {
    title
    metaDesc
    canonical
    metaRobotsNoindex
    opengraphImage {
      src
      mimeType
      width
      height
      alt
    }
  }
  ...ContentTypeParts
  ...EditorBlocks
}`) as unknown as TypedDocumentString<PageByUriQuery, PageByUriQueryVariables>;
export const GateDocument = new TypedDocumentString(`
    query Gate($path: String!, $language: LanguageCode!) {
  gate(path: $path, language: $language) {
    ...GateParts
  }
}
    fragment GateParts on Gate {
  accounts
  ticket
  passwordFor
  uri
  translations {
    uri
    language {
      slug
    }
  }
}`) as unknown as TypedDocumentString<GateQuery, GateQueryVariables>;
export const OpenedDocument = new TypedDocumentString(`
    query Opened {
  opened {
    ...PageParts
  }
  openedGate {
    ...GateParts
  }
}
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraAccountDeletion {
    accountDeletion: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraAppList {
    appList: attributes {
      heading
      intro
      filter
      tone
    }
  }
  ... on HapteraCallToAction {
    callToAction: attributes {
      heading
      text
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      look
      tone
    }
  }
  ... on HapteraCaseFacts {
    caseFacts: attributes {
      date
      client
      problem
      parts {
        name
        detail
        link {
          href
          newTab
          external
        }
      }
      result {
        value
        unit
        text
      }
      tone
    }
  }
  ... on HapteraCaseGrid {
    caseGrid: attributes {
      heading
      intro
      cases {
        article {
          id
          title
          excerpt
          href
          date
          terms
          image {
            src
            mimeType
            width
            height
            alt
            color
            srcSet
            sources {
              type
              srcSet
            }
          }
        }
        title
        description
        tags
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        link {
          href
          newTab
          external
        }
      }
      layout
      filter
      tone
    }
  }
  ... on HapteraColumn {
    column: attributes {
      look
    }
  }
  ... on HapteraColumns {
    columns: attributes {
      ratio
      gap
      align
      phoneOrder
      tone
    }
  }
  ... on HapteraCompanyAdmin {
    companyAdmin: attributes {
      heading
      view
      tone
    }
  }
  ... on HapteraComparison {
    comparison: attributes {
      heading
      intro
      sides {
        label
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        value
        unit
        text
        points {
          text
        }
      }
      note
      areLevel
      tone
    }
  }
  ... on HapteraConfigAccess {
    configAccess: attributes {
      heading
      needs
      view
      text
      tone
    }
  }
  ... on HapteraContactForm {
    contactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraDivider {
    divider: attributes {
      look
      size
      tone
    }
  }
  ... on HapteraDocTree {
    docTree: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFaq {
    faq: attributes {
      heading
      intro
      items {
        question
        answer
      }
      openFirst
      tone
    }
  }
  ... on HapteraFeatureGrid {
    featureGrid: attributes {
      heading
      intro
      features {
        icon
        title
        text
        link {
          href
          newTab
          external
        }
      }
      layout
      columns
      tone
    }
  }
  ... on HapteraFeedbackForm {
    feedbackForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFeelCurve {
    feelCurve: attributes {
      heading
      intro
      start
      transients {
        time
        intensity
      }
      points {
        time
        intensity
        frequency
      }
      look
      isDrawable
      tone
    }
  }
  ... on HapteraFigures {
    figures: attributes {
      heading
      intro
      figures {
        value
        unit
        label
        note
      }
      hasWaves
      tone
    }
  }
  ... on HapteraGallery {
    gallery: attributes {
      heading
      intro
      pictures {
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        caption
      }
      arrangement
      tone
    }
  }
  ... on HapteraHapticCurves {
    hapticCurves: attributes {
      heading
      intro
      curves {
        name
        transients {
          time
          intensity
        }
        points {
          time
          intensity
          frequency
        }
      }
      caption
      tone
    }
  }
  ... on HapteraHero {
    hero: attributes {
      opening
      eyebrow
      heading
      lede
      search {
        href
        newTab
        external
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      figures {
        value
        unit
        label
      }
      size
      tone
    }
  }
  ... on HapteraLegalText {
    legalText: attributes {
      heading
      summary
      validFrom
      sections {
        heading
        body
      }
      tone
    }
  }
  ... on HapteraMediaText {
    mediaText: attributes {
      eyebrow
      heading
      body
      points {
        title
        text
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      video {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      layout
      side
      ratio
      align
      tone
    }
  }
  ... on HapteraModelList {
    modelList: attributes {
      heading
      intro
      pdf
      tone
    }
  }
  ... on HapteraOpenApp {
    openApp: attributes {
      heading
      text
      moment
      scheme
      appStore {
        href
        newTab
        external
      }
      androidStore {
        href
        newTab
        external
      }
      fallback {
        href
        newTab
        external
      }
      opener {
        href
        newTab
        external
      }
      tone
    }
  }
  ... on HapteraPicture {
    picture: attributes {
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      legend {
        mark
        text
      }
      link {
        href
        newTab
        external
      }
      width
      tone
    }
  }
  ... on HapteraPostList {
    postList: attributes {
      heading
      intro
      of
      term {
        id
        taxonomy
        slug
        name
      }
      count
      perPage
      filter
      order
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      layout
      tone
    }
  }
  ... on HapteraPricingTiers {
    pricingTiers: attributes {
      heading
      intro
      tiers {
        name
        badge
        audience
        pricePrefix
        price
        priceSuffix
        priceNote
        description
        features {
          text
          included
          note
        }
        action {
          label
          link {
            href
            newTab
            external
          }
        }
        isHighlighted
      }
      footnote
      tone
    }
  }
  ... on HapteraQuestionList {
    questionList: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraQuote {
    quote: attributes {
      text
      person
      position
      company
      portrait {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      tone
    }
  }
  ... on HapteraResourceList {
    resourceList: attributes {
      heading
      intro
      note
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      tone
    }
  }
  ... on HapteraRichText {
    richText: attributes {
      heading
      lead
      body
      width
      tone
    }
  }
  ... on HapteraSearch {
    search: attributes {
      heading
      intro
      placeholder
      nothing
      popular {
        words
      }
      tone
    }
  }
  ... on HapteraSection {
    section: attributes {
      heading
      intro
      anchor
      width
      space
      tone
    }
  }
  ... on HapteraShortContactForm {
    shortContactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraSpecTable {
    specTable: attributes {
      heading
      intro
      columns {
        name
        note
        isHighlighted
      }
      groups {
        title
        rows {
          label
          note
          unit
          values {
            figure
            words
            mark
          }
        }
      }
      caption
      highlightDifferences
      tone
    }
  }
  ... on HapteraTab {
    tab: attributes {
      label
      icon
    }
  }
  ... on HapteraTabs {
    tabs: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraTrialAccount {
    trialAccount: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraVideo {
    video: attributes {
      title
      kind
      url
      file {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      captions {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      poster {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      transcript
      width
      tone
    }
  }
}
fragment ContentTypeParts on ContentNode {
  __typename
  ... on Doc {
    doc: fields {
      docKey
    }
  }
  ... on Faq {
    faq: fields {
      topic
    }
  }
  ... on Page {
    page: fields {
      layout
    }
  }
  ... on Resource {
    resource: fields {
      tab
      icon
      category
      downloadType
      file {
        fileName
        type
        bytes
        date
        accounts
        href
        ticket
      }
      version
      released
      platform
      needs
      type
      filename
      url {
        href
        newTab
        external
      }
      guide {
        id
        title
        excerpt
        href
        date
        terms
        image {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
        }
      }
    }
  }
  ... on Tutorial {
    tutorial: fields {
      level
      needs
    }
  }
}
fragment GateParts on Gate {
  accounts
  ticket
  passwordFor
  uri
  translations {
    uri
    language {
      slug
    }
  }
}
fragment PageParts on ContentNode {
  databaseId
  uri
  title
  isPreview
  contentTypeName
  modified
  modifiedGmt
  signature
  date
  dateGmt
  minutes
  breadcrumbs {
    title
    href
  }
  author {
    node {
      name
    }
  }
  card {
    excerpt
    href
    terms
    image {
      src
      mimeType
      width
      height
      alt
      color
      srcSet
      sources {
        type
        srcSet
      }
    }
  }
  around {
    previous {
      title
      href
    }
    next {
      title
      href
    }
    tree {
      title
      href
      depth
    }
  }
  language {
    slug
  }
  translations {
    uri
    language {
      slug
    }
  }
  seo {
    title
    metaDesc
    canonical
    metaRobotsNoindex
    opengraphImage {
      src
      mimeType
      width
      height
      alt
    }
  }
  ...ContentTypeParts
  ...EditorBlocks
}`) as unknown as TypedDocumentString<OpenedQuery, OpenedQueryVariables>;
export const PreviewDocument = new TypedDocumentString(`
    query Preview {
  preview {
    ...PageParts
  }
}
    fragment EditorBlocks on NodeWithEditorBlocks {
  editorBlocks(flat: true) {
    ...EditorBlockParts
  }
}
fragment EditorBlockParts on EditorBlock {
  __typename
  clientId
  parentClientId
  slot
  depth
  ... on ForeignBlock {
    renderedHtml
  }
  ... on HapteraAccountDeletion {
    accountDeletion: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraAppList {
    appList: attributes {
      heading
      intro
      filter
      tone
    }
  }
  ... on HapteraCallToAction {
    callToAction: attributes {
      heading
      text
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      look
      tone
    }
  }
  ... on HapteraCaseFacts {
    caseFacts: attributes {
      date
      client
      problem
      parts {
        name
        detail
        link {
          href
          newTab
          external
        }
      }
      result {
        value
        unit
        text
      }
      tone
    }
  }
  ... on HapteraCaseGrid {
    caseGrid: attributes {
      heading
      intro
      cases {
        article {
          id
          title
          excerpt
          href
          date
          terms
          image {
            src
            mimeType
            width
            height
            alt
            color
            srcSet
            sources {
              type
              srcSet
            }
          }
        }
        title
        description
        tags
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        link {
          href
          newTab
          external
        }
      }
      layout
      filter
      tone
    }
  }
  ... on HapteraColumn {
    column: attributes {
      look
    }
  }
  ... on HapteraColumns {
    columns: attributes {
      ratio
      gap
      align
      phoneOrder
      tone
    }
  }
  ... on HapteraCompanyAdmin {
    companyAdmin: attributes {
      heading
      view
      tone
    }
  }
  ... on HapteraComparison {
    comparison: attributes {
      heading
      intro
      sides {
        label
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        value
        unit
        text
        points {
          text
        }
      }
      note
      areLevel
      tone
    }
  }
  ... on HapteraConfigAccess {
    configAccess: attributes {
      heading
      needs
      view
      text
      tone
    }
  }
  ... on HapteraContactForm {
    contactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraDivider {
    divider: attributes {
      look
      size
      tone
    }
  }
  ... on HapteraDocTree {
    docTree: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFaq {
    faq: attributes {
      heading
      intro
      items {
        question
        answer
      }
      openFirst
      tone
    }
  }
  ... on HapteraFeatureGrid {
    featureGrid: attributes {
      heading
      intro
      features {
        icon
        title
        text
        link {
          href
          newTab
          external
        }
      }
      layout
      columns
      tone
    }
  }
  ... on HapteraFeedbackForm {
    feedbackForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraFeelCurve {
    feelCurve: attributes {
      heading
      intro
      start
      transients {
        time
        intensity
      }
      points {
        time
        intensity
        frequency
      }
      look
      isDrawable
      tone
    }
  }
  ... on HapteraFigures {
    figures: attributes {
      heading
      intro
      figures {
        value
        unit
        label
        note
      }
      hasWaves
      tone
    }
  }
  ... on HapteraGallery {
    gallery: attributes {
      heading
      intro
      pictures {
        picture {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
          portrait {
            width
            height
            sources {
              type
              srcSet
            }
          }
        }
        caption
      }
      arrangement
      tone
    }
  }
  ... on HapteraHapticCurves {
    hapticCurves: attributes {
      heading
      intro
      curves {
        name
        transients {
          time
          intensity
        }
        points {
          time
          intensity
          frequency
        }
      }
      caption
      tone
    }
  }
  ... on HapteraHero {
    hero: attributes {
      opening
      eyebrow
      heading
      lede
      search {
        href
        newTab
        external
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      figures {
        value
        unit
        label
      }
      size
      tone
    }
  }
  ... on HapteraLegalText {
    legalText: attributes {
      heading
      summary
      validFrom
      sections {
        heading
        body
      }
      tone
    }
  }
  ... on HapteraMediaText {
    mediaText: attributes {
      eyebrow
      heading
      body
      points {
        title
        text
      }
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      video {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      layout
      side
      ratio
      align
      tone
    }
  }
  ... on HapteraModelList {
    modelList: attributes {
      heading
      intro
      pdf
      tone
    }
  }
  ... on HapteraOpenApp {
    openApp: attributes {
      heading
      text
      moment
      scheme
      appStore {
        href
        newTab
        external
      }
      androidStore {
        href
        newTab
        external
      }
      fallback {
        href
        newTab
        external
      }
      opener {
        href
        newTab
        external
      }
      tone
    }
  }
  ... on HapteraPicture {
    picture: attributes {
      picture {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      legend {
        mark
        text
      }
      link {
        href
        newTab
        external
      }
      width
      tone
    }
  }
  ... on HapteraPostList {
    postList: attributes {
      heading
      intro
      of
      term {
        id
        taxonomy
        slug
        name
      }
      count
      perPage
      filter
      order
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      layout
      tone
    }
  }
  ... on HapteraPricingTiers {
    pricingTiers: attributes {
      heading
      intro
      tiers {
        name
        badge
        audience
        pricePrefix
        price
        priceSuffix
        priceNote
        description
        features {
          text
          included
          note
        }
        action {
          label
          link {
            href
            newTab
            external
          }
        }
        isHighlighted
      }
      footnote
      tone
    }
  }
  ... on HapteraQuestionList {
    questionList: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraQuote {
    quote: attributes {
      text
      person
      position
      company
      portrait {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      tone
    }
  }
  ... on HapteraResourceList {
    resourceList: attributes {
      heading
      intro
      note
      actions {
        label
        link {
          href
          newTab
          external
        }
      }
      tone
    }
  }
  ... on HapteraRichText {
    richText: attributes {
      heading
      lead
      body
      width
      tone
    }
  }
  ... on HapteraSearch {
    search: attributes {
      heading
      intro
      placeholder
      nothing
      popular {
        words
      }
      tone
    }
  }
  ... on HapteraSection {
    section: attributes {
      heading
      intro
      anchor
      width
      space
      tone
    }
  }
  ... on HapteraShortContactForm {
    shortContactForm: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraSpecTable {
    specTable: attributes {
      heading
      intro
      columns {
        name
        note
        isHighlighted
      }
      groups {
        title
        rows {
          label
          note
          unit
          values {
            figure
            words
            mark
          }
        }
      }
      caption
      highlightDifferences
      tone
    }
  }
  ... on HapteraTab {
    tab: attributes {
      label
      icon
    }
  }
  ... on HapteraTabs {
    tabs: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraTrialAccount {
    trialAccount: attributes {
      heading
      intro
      tone
    }
  }
  ... on HapteraVideo {
    video: attributes {
      title
      kind
      url
      file {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      captions {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      poster {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
        portrait {
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      caption
      transcript
      width
      tone
    }
  }
}
fragment ContentTypeParts on ContentNode {
  __typename
  ... on Doc {
    doc: fields {
      docKey
    }
  }
  ... on Faq {
    faq: fields {
      topic
    }
  }
  ... on Page {
    page: fields {
      layout
    }
  }
  ... on Resource {
    resource: fields {
      tab
      icon
      category
      downloadType
      file {
        fileName
        type
        bytes
        date
        accounts
        href
        ticket
      }
      version
      released
      platform
      needs
      type
      filename
      url {
        href
        newTab
        external
      }
      guide {
        id
        title
        excerpt
        href
        date
        terms
        image {
          src
          mimeType
          width
          height
          alt
          color
          srcSet
          sources {
            type
            srcSet
          }
        }
      }
    }
  }
  ... on Tutorial {
    tutorial: fields {
      level
      needs
    }
  }
}
fragment PageParts on ContentNode {
  databaseId
  uri
  title
  isPreview
  contentTypeName
  modified
  modifiedGmt
  signature
  date
  dateGmt
  minutes
  breadcrumbs {
    title
    href
  }
  author {
    node {
      name
    }
  }
  card {
    excerpt
    href
    terms
    image {
      src
      mimeType
      width
      height
      alt
      color
      srcSet
      sources {
        type
        srcSet
      }
    }
  }
  around {
    previous {
      title
      href
    }
    next {
      title
      href
    }
    tree {
      title
      href
      depth
    }
  }
  language {
    slug
  }
  translations {
    uri
    language {
      slug
    }
  }
  seo {
    title
    metaDesc
    canonical
    metaRobotsNoindex
    opengraphImage {
      src
      mimeType
      width
      height
      alt
    }
  }
  ...ContentTypeParts
  ...EditorBlocks
}`) as unknown as TypedDocumentString<PreviewQuery, PreviewQueryVariables>;
export const ShellDocument = new TypedDocumentString(`
    query Shell($language: LanguageCode!) {
  primary: menu(id: "primary", idType: LOCATION, language: $language) {
    ...MenuParts
  }
  footer: menu(id: "footer", idType: LOCATION, language: $language) {
    ...MenuParts
  }
  generalSettings(language: $language) {
    title
    description
    url
    contactEmail
    chatAddress
    chatCaption
    slogan
    copyright
    filing
  }
}
    fragment MenuParts on Menu {
  menuItems {
    nodes {
      databaseId
      parentDatabaseId
      key
      label
      description
      url
      target
      cssClasses
    }
  }
}`) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
export const ArchiveDocument = new TypedDocumentString(`
    query Archive($taxonomy: Taxonomy!, $slug: String!, $language: LanguageCode!, $first: Int!, $page: Int!) {
  archive(
    taxonomy: $taxonomy
    slug: $slug
    language: $language
    first: $first
    page: $page
  ) {
    ...ArchiveParts
  }
}
    fragment ArchiveParts on Archive {
  name
  description
  count
  languages {
    slug
  }
  entries {
    date
    minutes
    card {
      id
      title
      excerpt
      href
      date
      terms
      image {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ArchiveQuery, ArchiveQueryVariables>;
export const AuthorArchiveDocument = new TypedDocumentString(`
    query AuthorArchive($slug: String!, $language: LanguageCode!, $first: Int!, $page: Int!) {
  archive: authorArchive(
    slug: $slug
    language: $language
    first: $first
    page: $page
  ) {
    ...ArchiveParts
  }
}
    fragment ArchiveParts on Archive {
  name
  description
  count
  languages {
    slug
  }
  entries {
    date
    minutes
    card {
      id
      title
      excerpt
      href
      date
      terms
      image {
        src
        mimeType
        width
        height
        alt
        color
        srcSet
        sources {
          type
          srcSet
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<AuthorArchiveQuery, AuthorArchiveQueryVariables>;