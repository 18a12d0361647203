import { hash } from '../device/hash'

/** When samples are taken, by number, so that a window of a long log is found without iterating over it. */
export interface Sampling {
  /** The number of samples up to and including a time. */
  countUntil(time: number): number
  /** The time of a sample; the first has the number 1. */
  timeOf(number: number): number
}

/** A sample at every whole interval. */
export function byTime(intervalSeconds: number): Sampling {
  const interval = intervalSeconds * 1000
  return {
    countUntil: time => Math.floor(time / interval) + 1,
    timeOf: number => (number - 1) * interval
  }
}

/** A sample whenever the machine triggers one: about every `everySeconds`, never twice in a second. */
export function byTrigger(everySeconds: number, seed: number): Sampling {
  const timeOf = (number: number) => {
    const late = Math.floor(hash(seed, number) * (everySeconds - 1))
    return ((number - 1) * everySeconds + late) * 1000
  }
  return {
    timeOf,
    countUntil(time) {
      const number = Math.floor(time / 1000 / everySeconds) + 1
      return timeOf(number) <= time ? number : number - 1
    }
  }
}
