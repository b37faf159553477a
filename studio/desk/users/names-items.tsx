import { Form, Input } from 'antd';
import { languageTags, locales } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import { useMessages } from '../../messages-context.tsx';
import { languageNames } from '../parts/language-names.ts';
import { limitTo } from '../parts/limit-to.ts';

/** The form items of a user's names for the readers of each language, as `names` in the form's values. */
export function NamesItems() {
  const { t } = useMessages();
  return locales.map((locale, index) => (
    <Form.Item
      key={locale}
      name={['names', locale]}
      label={t('desk.users.nameIn', { language: t(languageNames[locale]) })}
      extra={index === locales.length - 1 && t('desk.users.nameInHint')}
    >
      <Input lang={languageTags[locale]} {...limitTo(limits.user.name)} />
    </Form.Item>
  ));
}
