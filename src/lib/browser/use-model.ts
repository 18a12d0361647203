import { useState } from 'react'

/** Creates a screen's model once per visit, so that nothing of the last visit or user remains. */
export function useModel<T>(create: () => T): T {
  const [model] = useState(create)
  return model
}
