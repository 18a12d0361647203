import { useText } from '../../lib/text/use-text'
import { VisuallyHidden } from '../page/visually-hidden'

/** Says of a row what its bar shows. */
export function MarkedText() {
  const { t } = useText()
  return (
    <>
      <VisuallyHidden>{t('common.marked')}</VisuallyHidden>{' '}
    </>
  )
}
