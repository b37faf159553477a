/**
 * Declares that a list holds the rows of a table, in sections, so that editors get a table instead of lists in lists. All
 * names are field names: of a list beside this one, of a list in each section, and of a list in each row.
 */
export interface TableShape {
  /** The list beside this one with an item for each column. */
  readonly columns: string;
  /** The list in each section with an item for each row. */
  readonly rows: string;
  /** The list in each row with a cell for each column, in the order of the columns. */
  readonly cells: string;
  /** The text of a row that is the unit of its figures. */
  readonly unit?: string;
  /** Signs by option of the cells' choice. The first sign of each is shown in the table; all of them can be typed. */
  readonly signs?: Readonly<Record<string, string>>;
}
