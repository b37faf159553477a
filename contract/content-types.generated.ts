// Written by `npm run gen` from content-types/*/type.ts. Do not edit.
import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';

export const contentTypeFacts = {
  'doc': {
    "name": "doc",
    "labels": {
      "one": {
        "zh": "文档",
        "en": "Document"
      },
      "many": {
        "zh": "文档",
        "en": "Documents"
      }
    },
    "description": {
      "zh": "按章节排列的技术文档，读者从头到尾依次翻阅，或从目录直接进入。",
      "en": "Technical documents in chapters: read from the first to the last, or entered from their contents."
    },
    "restBase": "docs",
    "graphql": {
      "type": "Doc",
      "one": "doc",
      "many": "docs"
    },
    "root": "/community/doc",
    "isHierarchical": true,
    "mayBeFront": false,
    "icon": "dashicons-media-document",
    "capabilityType": "post",
    "taxonomies": [],
    "supports": [
      "excerpt",
      "page-attributes"
    ],
    "body": "html",
    "sequence": "tree",
    "identifier": "docKey",
    "article": "TechArticle",
    "columns": [
      "docKey"
    ]
  },
  'faq': {
    "name": "faq",
    "labels": {
      "one": {
        "zh": "问题",
        "en": "Question"
      },
      "many": {
        "zh": "常见问题",
        "en": "Questions"
      }
    },
    "description": {
      "zh": "一个常被问到的问题和它的回答：标题是问题，正文是回答。",
      "en": "A question that is often asked, and its answer: the title asks, the body answers."
    },
    "restBase": "faqs",
    "graphql": {
      "type": "Faq",
      "one": "faq",
      "many": "faqs"
    },
    "root": "/community/faq",
    "isHierarchical": false,
    "mayBeFront": false,
    "icon": "dashicons-editor-help",
    "capabilityType": "post",
    "taxonomies": [],
    "supports": [
      "page-attributes"
    ],
    "body": "html",
    "sequence": null,
    "identifier": null,
    "article": null,
    "columns": [
      "topic"
    ]
  },
  'page': {
    "name": "page",
    "labels": {
      "one": {
        "zh": "页面",
        "en": "Page"
      },
      "many": {
        "zh": "页面",
        "en": "Pages"
      }
    },
    "description": {
      "zh": "网站的骨架：页面可以有上级页面，其中一个是首页。",
      "en": "What the site is made of: pages stand below each other, and one of them is the front page."
    },
    "restBase": "pages",
    "graphql": {
      "type": "Page",
      "one": "page",
      "many": "pages"
    },
    "root": "/",
    "isHierarchical": true,
    "mayBeFront": true,
    "icon": "dashicons-admin-page",
    "capabilityType": "page",
    "taxonomies": [],
    "supports": [
      "excerpt",
      "thumbnail",
      "page-attributes"
    ],
    "body": "blocks",
    "sequence": null,
    "identifier": null,
    "article": null,
    "columns": []
  },
  'post': {
    "name": "post",
    "labels": {
      "one": {
        "zh": "文章",
        "en": "Post"
      },
      "many": {
        "zh": "文章",
        "en": "Posts"
      }
    },
    "description": {
      "zh": "按日期排列的文章，可以归入分类和标签。",
      "en": "Articles, newest first, filed under categories and tags."
    },
    "restBase": "posts",
    "graphql": {
      "type": "Post",
      "one": "post",
      "many": "posts"
    },
    "root": "/post",
    "isHierarchical": false,
    "mayBeFront": false,
    "icon": "dashicons-admin-post",
    "capabilityType": "post",
    "taxonomies": [
      "category",
      "post_tag"
    ],
    "supports": [
      "excerpt",
      "thumbnail",
      "post-formats",
      "sticky"
    ],
    "body": "blocks",
    "sequence": null,
    "identifier": null,
    "article": "Article",
    "columns": []
  },
  'resource': {
    "name": "resource",
    "labels": {
      "one": {
        "zh": "资源",
        "en": "Resource"
      },
      "many": {
        "zh": "资源",
        "en": "Resources"
      }
    },
    "description": {
      "zh": "可以取用的东西：应用、SDK 与插件、示例代码、效果。",
      "en": "What developers can get: applications, SDKs and plugins, sample code, effects."
    },
    "restBase": "resources",
    "graphql": {
      "type": "Resource",
      "one": "resource",
      "many": "resources"
    },
    "root": "/community/resource",
    "isHierarchical": false,
    "mayBeFront": false,
    "icon": "dashicons-download",
    "capabilityType": "post",
    "taxonomies": [],
    "supports": [
      "excerpt",
      "page-attributes"
    ],
    "body": "html",
    "sequence": null,
    "identifier": null,
    "article": null,
    "columns": [
      "tab",
      "category",
      "downloadType",
      "released"
    ]
  },
  'tutorial': {
    "name": "tutorial",
    "labels": {
      "one": {
        "zh": "教程",
        "en": "Tutorial"
      },
      "many": {
        "zh": "教程",
        "en": "Tutorials"
      }
    },
    "description": {
      "zh": "一步一步教会读者一件事的长文，按日期排列，可以加标签。",
      "en": "A text that teaches one thing step by step: newest first, filed under tags."
    },
    "restBase": "tutorials",
    "graphql": {
      "type": "Tutorial",
      "one": "tutorial",
      "many": "tutorials"
    },
    "root": "/community/blog",
    "isHierarchical": false,
    "mayBeFront": false,
    "icon": "dashicons-welcome-learn-more",
    "capabilityType": "post",
    "taxonomies": [
      "post_tag"
    ],
    "supports": [
      "excerpt",
      "thumbnail"
    ],
    "body": "html",
    "sequence": "list",
    "identifier": null,
    "article": "TechArticle",
    "columns": [
      "level"
    ]
  },
} as const satisfies Readonly<Record<string, ContentTypeFacts>>;
