import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Details } from '../page/details'
import { Banner } from './banner'

interface Props {
  title: string
  /** Of the browser. */
  error: unknown
  children?: Children
}

/** A failure of the page itself, which a reload may correct. */
export function ReloadBanner({ title, error, children }: Props) {
  const { t } = useStore($i18n)
  return (
    <Banner
      tone="bad"
      role="alert"
      title={title}
      action={<Button onClick={() => location.reload()}>{t('common.reload')}</Button>}
    >
      {children} <Details>{String(error)}</Details>
    </Banner>
  )
}
