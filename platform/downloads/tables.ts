/** How often something was downloaded or opened, by day; by whom is not kept. */
export const downloadTables: string[] = [
  `create table download_counts (
    offer text not null,
    file_name text not null,
    day date not null,
    number bigint not null,
    primary key (offer, file_name, day)
  )`,
];
