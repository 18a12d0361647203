import type { ReadableAtom } from 'nanostores'
import { type Points, type ReadQuery, readPoints } from './read-records'
import { createWindowReader, type WindowRead, type WindowWanted } from './window-reader'

export interface PointsWanted extends WindowWanted {
  query: ReadQuery
}

export type PointsRead = WindowRead<PointsWanted, Points>

export const createPointsReader = ($wanted: ReadableAtom<PointsWanted | undefined>) =>
  createWindowReader($wanted, ({ query, window }, signal) => readPoints(query, window, signal))
