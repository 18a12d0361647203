import { useStore } from '@nanostores/preact'
import type { FailureText } from '../../lib/remote/failure-text'
import { $i18n } from '../../lib/text/i18n'
import type { Children } from '../../ui/page/children'
import { Details } from '../../ui/page/details'
import { Banner } from '../../ui/status/banner'

export function ProblemBanner({ problem, action }: { problem: FailureText; action?: Children }) {
  const { t } = useStore($i18n)
  const { title, remedy, details } = problem
  return (
    <Banner tone="bad" role="alert" title={t(title)} action={action}>
      {remedy && t(remedy)}
      <Details>{details}</Details>
    </Banner>
  )
}
