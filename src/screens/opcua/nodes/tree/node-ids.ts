import { randomText } from '../../../../lib/text/random-text'

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 5
/** Ids that are made at once, because each call for random bytes takes time. */
const BATCH = 2000

let prepared = ''

/** Temporary ids of nodes. `isTaken` is called for each, because among 100 000 some would be equal by chance. */
export function createNodeIds(isTaken: (id: string) => boolean): () => string {
  return () => {
    for (;;) {
      if (prepared === '') prepared = randomText(CHARACTERS, LENGTH * BATCH)
      const id = prepared.slice(0, LENGTH)
      prepared = prepared.slice(LENGTH)
      if (!isTaken(id)) return id
    }
  }
}
