// Written by `npm run gen` from content-types/*/type.ts. Do not edit.
import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';

export const contentTypeFacts = {
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
    "article": "Article",
    "columns": []
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
    "article": "TechArticle",
    "columns": [
      "level"
    ]
  },
} as const satisfies Readonly<Record<string, ContentTypeFacts>>;
