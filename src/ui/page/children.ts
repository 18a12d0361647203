import type { PropsWithChildren } from 'react'

export type Children = PropsWithChildren['children']
