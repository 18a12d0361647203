import { type ComponentType, useEffect, useState } from 'react'
import { builtOn } from '../../lib/browser/built-on'
import { openWords } from '../../lib/text/i18n'
import type { DetailsProps } from './details'

type Loading =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Details: ComponentType<DetailsProps> }

const loadDetails = builtOn('shell', () => import('./details'))

let loaded: Loading = { status: 'loading' }

/** Loads the second row once the first is shown. */
export function useDetails(): Loading {
  const [details, setDetails] = useState(loaded)
  useEffect(() => {
    Promise.all([loadDetails(), openWords('dashboard-details')]).then(
      ([part]) => {
        loaded = { status: 'ready', Details: part.default }
        setDetails(loaded)
      },
      (error: unknown) => setDetails({ status: 'failed', error })
    )
  }, [])
  return details
}
