import type { PropsWithChildren } from 'react'

/** What a component may hold between its tags. */
export type Children = PropsWithChildren['children']
