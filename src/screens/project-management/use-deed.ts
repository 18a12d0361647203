import { useState } from 'react'
import { asApiError } from '../../lib/remote/as-api-error'
import type { ApiError } from '../../lib/remote/failure'

/** A deed of the user with its failure; while it is under way it is busy. */
export function useAction(action: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const run = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await action()
    } catch (thrown) {
      setError(asApiError(thrown))
    }
    setBusy(false)
  }
  return { busy, error, run }
}
