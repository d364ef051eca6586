-- The sign-on service keeps its own database beside the shop's.
create database login;
