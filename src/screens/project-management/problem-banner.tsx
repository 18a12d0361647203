import { useStore } from '@nanostores/preact'
import type { FailureText } from '../../lib/remote/failure-text'
import { $i18n } from '../../lib/text/i18n'
import type { Children } from '../../ui/page/children'
import { Details } from '../../ui/page/details'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'

interface Props {
  problem: FailureText
  fileName?: string
  action?: Children
}

export function ProblemBanner({ problem, fileName, action }: Props) {
  const { t } = useStore($i18n)
  const { title, remedy, details } = problem
  return (
    <Banner tone="bad" role="alert" title={t(title)} action={action}>
      {fileName && (
        <div>
          <PanelText>{fileName}</PanelText>
        </div>
      )}
      {remedy && t(remedy)}
      <Details>{details}</Details>
    </Banner>
  )
}
