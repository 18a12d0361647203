import { useStore } from '@nanostores/preact'
import type { ApiError } from '../lib/failure'
import { describeFailure } from '../lib/failure-text'
import { $i18n } from '../lib/i18n'
import { Banner } from './banner'
import type { Children } from './children'
import { Details } from './details'

export interface FailureBannerProps {
  error: ApiError
  children?: Children
  action?: Children
}

/** What failed, what to do, and the panel's own words behind 'Details'. */
export function FailureBanner({ error, children, action }: FailureBannerProps) {
  const { t } = useStore($i18n)
  const { title, remedy, details } = describeFailure(error)
  return (
    <Banner tone="bad" role="alert" title={t(title)} action={action}>
      {remedy && t(remedy)} {children}
      {details && <Details>{details}</Details>}
    </Banner>
  )
}
