export type Open =
  | { dialog: 'add'; from?: number }
  | { dialog: 'edit' | 'delete' | 'load'; number: number }
  | { dialog: 'compare'; numbers: [number, number] }
  | { dialog: 'import' | 'export' }
