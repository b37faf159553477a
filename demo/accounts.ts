/** The password of every sample account. Never keep these accounts on a server that strangers can reach. */
export const samplePassword = 'touch-made-visible';

export const accountKeys = ['administrator', 'editor', 'author', 'contributor'] as const;
export type AccountKey = (typeof accountKeys)[number];

export const sampleAccounts = {
  administrator: {
    login: 'admin',
    email: 'admin@haptera.example',
    displayName: 'Haptera',
    names: { zh: '触境' },
    role: 'administrator',
    locale: 'zh',
  },
  editor: {
    login: 'editor',
    email: 'editor@haptera.example',
    displayName: 'Lin Che',
    names: { zh: '林澈' },
    role: 'editor',
    locale: 'zh',
  },
  author: {
    login: 'author',
    email: 'author@haptera.example',
    displayName: 'Zhou Xian',
    names: { zh: '周弦' },
    role: 'author',
    locale: 'zh',
  },
  contributor: {
    login: 'contributor',
    email: 'contributor@haptera.example',
    displayName: 'Mara Quill',
    role: 'contributor',
    locale: 'en',
  },
} as const satisfies Record<AccountKey, object>;
