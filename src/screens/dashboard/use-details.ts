import { type ComponentType, useEffect, useState } from 'react'
import { builtOn } from '../../lib/browser/built-on'
import { openWords } from '../../lib/text/i18n'
import type { DetailsProps } from './details'

type Loading = { Details?: ComponentType<DetailsProps>; failed?: boolean }

const loadDetails = builtOn('shell', () => import('./details'))

let loaded: Loading = {}

/** Loads the second row once the first is shown. */
export function useDetails(): Loading {
  const [details, setDetails] = useState(loaded)
  useEffect(() => {
    Promise.all([loadDetails(), openWords('dashboard-details')]).then(
      ([part]) => {
        loaded = { Details: part.default }
        setDetails(loaded)
      },
      () => setDetails({ failed: true })
    )
  }, [])
  return details
}
