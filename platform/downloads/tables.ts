/** How often something was downloaded or opened, per day. The accounts are not stored. */
export const downloadTables: string[] = [
  `create table download_counts (
    offer text not null,
    file_name text not null,
    day date not null,
    number bigint not null,
    primary key (offer, file_name, day)
  )`,
];
