import { languageTags, locales } from '#cms-schema/locale.ts';

/** Takes the place of a studio whose code did not arrive. In both languages, because its texts did not arrive either. */
export function StudioAbsent() {
  return (
    <main style={{ display: 'grid', gap: '1.5rem', maxWidth: '32rem', padding: '2rem' }}>
      {locales.map((locale) => (
        <div key={locale} lang={languageTags[locale]}>
          <p role="alert">{words[locale].absent}</p>
          <button type="button" style={{ padding: '0.5rem 1rem', cursor: 'pointer' }} onClick={() => location.reload()}>
            {words[locale].reload}
          </button>
        </div>
      ))}
    </main>
  );
}

const words = {
  zh: { absent: '工作台没有加载成功。请检查网络连接，然后重新加载此页。', reload: '重新加载' },
  en: { absent: 'The studio could not be loaded. Check your connection, then reload this page.', reload: 'Reload' },
} as const;
