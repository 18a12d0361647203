import { useText } from '../../lib/text/use-text'
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
  const { t } = useText()
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
