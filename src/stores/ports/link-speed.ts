import type { Message } from '../../lib/text/message'

/** The speed of a wired link, written the same wherever it is shown. */
export const speedText = (megabits: number): Message =>
  megabits < 1000 ? ['common.megabit', { speed: megabits }] : ['common.gigabit', { speed: megabits / 1000 }]
