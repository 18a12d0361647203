import { useText } from '../../lib/text/use-text'
import type { Children } from './children'
import { VisuallyHidden } from './visually-hidden'

/** What is known of a part before its values; screen readers read it once these are there. */
export function SkeletonFrame({ children }: { children: Children }) {
  const { t } = useText()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
