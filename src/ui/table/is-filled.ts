import type { Children } from '../page/children'

/** Whether a cell shows anything. */
export const isFilled = (content: Children): boolean => Boolean(content) || content === 0
