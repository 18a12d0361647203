import { useState } from 'react'
import { isApiError } from '../../lib/remote/failure'
import { describeFailure } from '../../lib/remote/failure-text'
import { complain } from '../../stores/notices'

/** Does one thing at a time, says which, and complains when it fails. */
export function useAction() {
  const [doing, setDoing] = useState<string>()
  const run = async (name: string, action: () => Promise<unknown>) => {
    setDoing(name)
    try {
      await action()
    } catch (error) {
      if (!isApiError(error)) throw error
      const { title, details } = describeFailure(error)
      complain(title, details)
    } finally {
      setDoing(undefined)
    }
  }
  return { doing, run }
}
