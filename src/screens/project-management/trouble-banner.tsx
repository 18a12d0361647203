import { useStore } from '@nanostores/preact'
import type { FailureText } from '../../lib/failure-text'
import { $i18n } from '../../lib/i18n'
import { Banner } from '../../ui/banner'
import type { Children } from '../../ui/children'
import { Details } from '../../ui/details'

export function TroubleBanner({ trouble, action }: { trouble: FailureText; action?: Children }) {
  const { t } = useStore($i18n)
  const { title, remedy, details } = trouble
  return (
    <Banner tone="bad" role="alert" title={t(title)} action={action}>
      {remedy && t(remedy)}
      {details && <Details>{details}</Details>}
    </Banner>
  )
}
