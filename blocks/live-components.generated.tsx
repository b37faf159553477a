// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { DrawBlock } from './components.generated.tsx';
import appList from './app-list/block.ts';
import appListLoad from './app-list/load.ts';
import { AppList } from './app-list/app-list.tsx';
import docTree from './doc-tree/block.ts';
import docTreeLoad from './doc-tree/load.ts';
import { DocTree } from './doc-tree/doc-tree.tsx';
import modelList from './model-list/block.ts';
import modelListLoad from './model-list/load.ts';
import { ModelList } from './model-list/model-list.tsx';
import postList from './post-list/block.ts';
import postListLoad from './post-list/load.ts';
import { PostList } from './post-list/post-list.tsx';
import questionList from './question-list/block.ts';
import questionListLoad from './question-list/load.ts';
import { QuestionList } from './question-list/question-list.tsx';
import resourceList from './resource-list/block.ts';
import resourceListLoad from './resource-list/load.ts';
import { ResourceList } from './resource-list/resource-list.tsx';
import search from './search/block.ts';
import searchLoad from './search/load.ts';
import { Search } from './search/search.tsx';

/** Every block that shows live content by its name, for where any of them may be needed: the builder. */
export const liveComponents: ReadonlyMap<string, DrawBlock> = new Map<string, DrawBlock>([
  [
    'haptera/app-list',
    (attributes, resolver, host, _slots, withData) => {
      const fields = resolveFields(appList.fields, parseFields(appList.fields, attributes, null), resolver);
      return withData(appListLoad.request(fields, host.locale), (data) => (
        <AppList {...fields} data={data} host={host} />
      ));
    },
  ],
  [
    'haptera/doc-tree',
    (attributes, resolver, host, _slots, withData) => {
      const fields = resolveFields(docTree.fields, parseFields(docTree.fields, attributes, null), resolver);
      return withData(docTreeLoad.request(fields, host.locale), (data) => (
        <DocTree {...fields} data={data} host={host} />
      ));
    },
  ],
  [
    'haptera/model-list',
    (attributes, resolver, host, _slots, withData) => {
      const fields = resolveFields(modelList.fields, parseFields(modelList.fields, attributes, null), resolver);
      return withData(modelListLoad.request(fields, host.locale), (data) => (
        <ModelList {...fields} data={data} host={host} />
      ));
    },
  ],
  [
    'haptera/post-list',
    (attributes, resolver, host, _slots, withData) => {
      const fields = resolveFields(postList.fields, parseFields(postList.fields, attributes, null), resolver);
      return withData(postListLoad.request(fields, host.locale), (data) => (
        <PostList {...fields} data={data} host={host} />
      ));
    },
  ],
  [
    'haptera/question-list',
    (attributes, resolver, host, _slots, withData) => {
      const fields = resolveFields(questionList.fields, parseFields(questionList.fields, attributes, null), resolver);
      return withData(questionListLoad.request(fields, host.locale), (data) => (
        <QuestionList {...fields} data={data} host={host} />
      ));
    },
  ],
  [
    'haptera/resource-list',
    (attributes, resolver, host, _slots, withData) => {
      const fields = resolveFields(resourceList.fields, parseFields(resourceList.fields, attributes, null), resolver);
      return withData(resourceListLoad.request(fields, host.locale), (data) => (
        <ResourceList {...fields} data={data} host={host} />
      ));
    },
  ],
  [
    'haptera/search',
    (attributes, resolver, host, _slots, withData) => {
      const fields = resolveFields(search.fields, parseFields(search.fields, attributes, null), resolver);
      return withData(searchLoad.request(fields, host.locale), (data) => (
        <Search {...fields} data={data} host={host} />
      ));
    },
  ],
]);
