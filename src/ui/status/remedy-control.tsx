import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { TallLink } from '../page/tall-link'

interface Props {
  /** A screen, or what opens a dialog. */
  of: { path: string; screen: MessageKey } | { text: MessageKey; run: () => void }
}

/** The one press from what is wrong to where it is put right. */
export function RemedyControl({ of }: Props) {
  const { t } = useText()
  if ('run' in of) return <Button onClick={of.run}>{t(of.text)}</Button>
  return (
    <TallLink href={of.path} data-unprinted>
      {t('common.openScreen', { screen: t(of.screen) })}
    </TallLink>
  )
}
